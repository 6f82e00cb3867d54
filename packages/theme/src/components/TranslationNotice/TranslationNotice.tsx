import type { Messages, TranslationNotice as Notice } from '@gwdocs/core'
import { formatMessage } from '@gwdocs/core/shared'
import { LanguagesIcon } from '../Icons/Icons.tsx'

export type TranslationNoticeProps = {
  notice?: Notice | undefined
  messages: Messages
}

/** Tells readers that the text is not in their language, or that it may be out of date. */
export function TranslationNotice({
  notice,
  messages,
}: TranslationNoticeProps) {
  if (!notice) return null
  const isMissing = notice.type === 'missing'
  const title = isMissing ? messages.untranslatedTitle : messages.staleTitle
  return (
    <aside
      className="gw-admonition gw-translation-notice"
      data-gw-kind={isMissing ? 'info' : 'warning'}
      aria-label={title}
    >
      <LanguagesIcon />
      <p className="gw-admonition-title">{title}</p>
      {notice.type === 'missing' ? (
        <p>
          {formatMessage(messages.untranslatedText, {
            language: notice.language,
          })}
        </p>
      ) : (
        <Stale notice={notice} messages={messages} />
      )}
    </aside>
  )
}

type StaleProps = {
  notice: Extract<Notice, { type: 'stale' }>
  messages: Messages
}

function Stale({ notice, messages }: StaleProps) {
  const { href, lang, language, sections } = notice
  return (
    <>
      <p>
        {messages.staleText}{' '}
        {href !== undefined && (
          <a href={href} hrefLang={lang} data-gw-full-load="">
            {formatMessage(messages.viewOriginal, { language })}
          </a>
        )}
      </p>
      {sections.length > 0 && (
        <>
          <p className="gw-translation-changes">{messages.staleSections}</p>
          <ul>
            {sections.map((section) => (
              <li key={section.href}>
                <a
                  href={section.href}
                  lang={lang}
                  hrefLang={lang}
                  data-gw-full-load=""
                >
                  {section.label}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
