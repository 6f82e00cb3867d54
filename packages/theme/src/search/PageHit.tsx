import {
  excerptOf,
  markWords,
  type SearchHit,
  type SearchSection,
} from '@gwdocs/core/search'
import { PageIcon } from '../components/Icons/Icons.tsx'
import { pageOption, sectionOption } from './list-id.ts'
import { Marked } from './Marked.tsx'
import { type OptionProps, SearchOption } from './SearchOption.tsx'

export type PageHitProps = Omit<
  OptionProps,
  'href' | 'children' | 'kind' | 'id'
> & {
  hit: SearchHit
  /** Its number among the pages that are shown. */
  number: number
  /** The words by which it was found. */
  words: readonly string[]
}

/** A page and the sections in which the words stand: each leads to its place. */
export function PageHit({ hit, words, number, ...option }: PageHitProps) {
  const { title, href, trail } = hit.page
  const lead = hit.sections.find((section) => section.id === '')
  const sections = hit.sections.filter((section) => section.id !== '')
  return (
    <div role="group" aria-label={title} className="gw-search-hit">
      <SearchOption {...option} id={pageOption(number)} href={href} kind="page">
        <PageIcon />
        <span className="gw-search-texts">
          <span className="gw-search-title">
            <Marked pieces={markWords(title, words)} />
          </span>
          {trail.length > 0 && (
            <span className="gw-search-trail">{trail.join(' › ')}</span>
          )}
          {lead && lead.text !== '' && (
            <span className="gw-search-excerpt">
              <Marked pieces={excerptOf(lead.text, words)} />
            </span>
          )}
        </span>
      </SearchOption>
      {sections.map((section, index) => (
        <SearchOption
          key={section.id}
          {...option}
          id={sectionOption(number, index)}
          href={`${href}#${encodeURIComponent(section.id)}`}
          kind="section"
        >
          <SectionText section={section} words={words} />
        </SearchOption>
      ))}
    </div>
  )
}

type SectionTextProps = { section: SearchSection; words: readonly string[] }

function SectionText({ section, words }: SectionTextProps) {
  return (
    <span className="gw-search-texts">
      <span className="gw-search-title">
        <Marked pieces={markWords(section.heading, words)} />
      </span>
      {section.text !== '' && (
        <span className="gw-search-excerpt">
          <Marked pieces={excerptOf(section.text, words)} />
        </span>
      )}
    </span>
  )
}
