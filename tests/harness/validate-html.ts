import {
  type ConfigData,
  HtmlValidate,
  StaticConfigLoader,
} from 'html-validate'

const config: ConfigData = {
  root: true,
  extends: [
    'html-validate:standard',
    'html-validate:document',
    'html-validate:a11y',
  ],
  rules: {
    // A name helps on every element that may have one, such as a list.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // What comes from the site itself is covered by its policy; see ARCHITECTURE.md.
    'require-sri': ['error', { target: 'crossorigin' }],
    // One landmark of a kind may go without a name; axe looks at the others.
    'unique-landmark': 'off',
  },
}

const validator = new HtmlValidate(new StaticConfigLoader(config))

export type HtmlMistake = { readonly rule: string; readonly text: string }

/** What the HTML standard, and the rules of accessibility that HTML alone shows, say against a page. */
export async function validateHtml(html: string): Promise<HtmlMistake[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column, selector }) => ({
      rule: ruleId,
      text: `${line}:${column} ${message} (${selector ?? 'document'})`,
    })),
  )
}
