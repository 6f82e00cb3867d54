import { type ReactElement, useState } from 'react'

const installCommand = 'go get go-slim.dev/slim'

/** The install command; without script it can still be selected and copied by hand. */
export function Install(): ReactElement {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(installCommand)
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), 2000)
  }
  return (
    <div className="home-install">
      <code className="home-command">{installCommand}</code>
      <button
        type="button"
        className="home-copy"
        aria-live="polite"
        onClick={() => void copy().catch(() => undefined)}
      >
        {isCopied ? '已复制' : '复制'}
      </button>
    </div>
  )
}
