import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installDebianPackage } from './debian.mjs'
import { ROOT } from './root.mjs'

/** Chromium without windows: the same engine for half of the processor time. */
const SHELL = 'chromium-headless-shell'

const PLACES = [
  `/usr/bin/${SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The Chromium to be used of those that are here, or undefined. */
export const installedBrowser = () =>
  [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path))

/** With the fonts of a usual device: until the partner's are there, text stands in their widths. */
function installFromDebian(name) {
  if (!installDebianPackage(name)) return false
  if (!existsSync('/usr/share/fonts/truetype/liberation')) installDebianPackage('fonts-liberation')
  return true
}

async function downloadedByPlaywright() {
  spawnSync('npx', ['playwright', 'install', 'chromium'], { cwd: ROOT, stdio: 'ignore', timeout: 180_000 })
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

/** The path of a Chromium for the browser tests, or undefined when none can be had here. */
export async function findBrowser() {
  const isChosen = process.env.CHROMIUM_PATH || existsSync(PLACES[0])
  if (!isChosen && !installFromDebian(SHELL) && !installedBrowser()) installFromDebian('chromium')
  return installedBrowser() ?? downloadedByPlaywright()
}
