import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../tools/steps/browser.mjs'

/** The same browser as the journeys have. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = await findBrowser()
  if (executablePath === undefined)
    throw new Error('No Chromium could be had here: CHROMIUM_PATH may name one.')
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
}
