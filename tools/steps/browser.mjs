import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installDebianPackage } from './debian.mjs'
import { ROOT } from './root.mjs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const installed = () => [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path))

async function downloadedByPlaywright() {
  spawnSync('npx', ['playwright', 'install', 'chromium'], { cwd: ROOT, stdio: 'ignore', timeout: 180_000 })
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

/** The path of a Chromium for the browser tests, or undefined when none can be had here. */
export async function findBrowser() {
  return (
    installed() ?? (installDebianPackage('chromium') ? installed() : undefined) ?? downloadedByPlaywright()
  )
}
