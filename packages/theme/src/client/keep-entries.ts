type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Remembers what the reader has entered below `container`, which no component knows of yet.
 *
 * Out: enters it again, as if the reader did so now.
 */
export function keepEntries(container: ParentNode): () => void {
  const fields = container.querySelectorAll<Field>('input, textarea, select')
  const entries = [...fields].flatMap((field) => entryOf(field) ?? [])
  return () => entries.forEach((enter) => enter())
}

function entryOf(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) return choiceOf(field)
  if (field instanceof HTMLInputElement) {
    if (field.type === 'checkbox' || field.type === 'radio')
      return tickOf(field)
    if (field.type === 'file') return undefined
  }
  return field.value === field.defaultValue ? undefined : textOf(field)
}

/** A press changes what is ticked, so it starts from what was served. */
function tickOf(field: HTMLInputElement): (() => void) | undefined {
  const { checked, defaultChecked, type } = field
  // Of a group, the one that was chosen speaks for all.
  if (checked === defaultChecked || (type === 'radio' && !checked))
    return undefined
  return () => {
    field.checked = defaultChecked
    field.click()
  }
}

function choiceOf(field: HTMLSelectElement): (() => void) | undefined {
  const chosen = [...field.options].map(({ selected }) => selected)
  const served = [...field.options].map((each) => each.defaultSelected)
  // Where nothing was chosen, browsers show the first.
  if (!field.multiple && !served.includes(true)) served[0] = true
  if (chosen.every((each, index) => each === served[index])) return undefined
  return () => {
    chosen.forEach((each, index) => {
      const option = field.options[index]
      if (option) option.selected = each
    })
    tell(field)
  }
}

/**
 * React leaves values out that scripts have set on a field: it is told that one was set before
 * this one, which comes from the reader, so it goes past the setter that React put there.
 */
function textOf(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  const { value, defaultValue, selectionStart, selectionEnd } = field
  const prototype = Object.getPrototypeOf(field) as object
  const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set
  return () => {
    field.value = defaultValue
    setter?.call(field, value)
    if (selectionStart !== null)
      field.setSelectionRange(selectionStart, selectionEnd)
    tell(field)
  }
}

function tell(field: Field): void {
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
