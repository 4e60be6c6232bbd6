import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { installedBrowser } from './tools/steps/browser.mjs'

const port = Number(process.env['E2E_PORT'] ?? 4310)

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // A journey waits for its page half of the time.
  workers: 2 * availableParallelism(),
  // Watchdogs: a journey waits for what happens, and only one that hangs or fails takes so long.
  timeout: 1_200_000,
  // Two cores carry browser, server and database: a pause of the machine must not fail the whole run. The report names it.
  retries: 1,
  expect: { timeout: 120_000 },
  reporter: 'line',
  // A journey compares two sites with one another, never with a picture of another day.
  snapshotPathTemplate: 'test-results/pictures/{arg}{ext}',
  use: {
    baseURL: `http://lakeshore.localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    // The window stays, emptied, for the next journey of the same settings: files and compiled scripts are there already.
    reuseContext: true,
    // What a page does not have fails its journey before the journey's own time is over.
    actionTimeout: 240_000,
    // A worker that fills its cache in every fresh context costs more than the journey; the offline journeys allow it.
    serviceWorkers: 'block',
    // What moves is half transparent on the way: a look at its colours would depend on the moment.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: installedBrowser() ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A page of another site that a journey makes up counts as a public one, which may ask for nothing on this machine.
        '--disable-features=LocalNetworkAccessChecks',
      ],
    },
  },
  webServer: {
    command: `node e2e/support/serve.mjs ${port}`,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 600_000,
    reuseExistingServer: process.env['E2E_REUSE'] === 'true',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
