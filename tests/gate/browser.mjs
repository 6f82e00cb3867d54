import { existsSync } from 'node:fs'
import { runCommand, runTool } from './run-command.mjs'

const candidates = [
  process.env.GWDOCS_BROWSER,
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** The system's Chrome or Chromium, else Playwright's own; undefined where there is none. */
export async function findBrowser() {
  const system = candidates.find((path) => path && existsSync(path))
  if (system) return system
  const { chromium } = await import('@playwright/test')
  const own = chromium.executablePath()
  return existsSync(own) ? own : undefined
}

/** Finds a browser or installs one: Debian's package where we may, else Playwright's own. */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found) return found
  console.error('No Chrome or Chromium was found; installing one.')
  const mayUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayUseApt) {
    await runCommand('apt-get', ['update', '-qq'])
    await runCommand('apt-get', ['install', '-y', '-qq', 'chromium'], {
      capture: true,
    })
  }
  const installed = await findBrowser()
  if (installed) return installed
  await runTool('@playwright/test/cli.js', ['install', 'chromium'])
  return findBrowser()
}
