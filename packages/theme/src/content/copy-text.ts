/** For how long a button says that the code was copied, in milliseconds. */
const copiedDuration = 2000

const resets = new WeakMap<HTMLElement, () => void>()

/** Copies the code of the block that a copy button stands in, and says so on the button. */
export async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.closest('.gw-code')?.querySelector('pre code')
  if (!code) return
  await navigator.clipboard.writeText(code.textContent ?? '')
  resets.get(button)?.()
  showCopied(button)
}

/** Copies the text at the address that a button names, and says so on the button. */
export async function copyPage(button: HTMLElement): Promise<void> {
  const text = fetchText(button.dataset['gwSource'] ?? '')
  // Some browsers allow it only while the press lasts: they take the promise of a text.
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
  resets.get(button)?.()
  showCopied(button)
}

async function fetchText(address: string): Promise<Blob> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return new Blob([await response.text()], { type: 'text/plain' })
}

function showCopied(button: HTMLElement): void {
  const label = button.textContent
  button.textContent = button.dataset['copiedLabel'] ?? label
  button.dataset['gwCopied'] = ''
  const reset = () => {
    clearTimeout(timer)
    resets.delete(button)
    button.textContent = label
    delete button.dataset['gwCopied']
  }
  const timer = setTimeout(reset, copiedDuration)
  resets.set(button, reset)
}
