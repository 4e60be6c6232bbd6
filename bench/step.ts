/// <reference lib="dom" />
import path from 'node:path'
import type { Page } from '@playwright/test'
import { FOLDERS } from '../packages/server/src/testing/test-app.ts'
import { ROOT } from '../tools/steps/root.mjs'
import { launchChromium } from './support/chromium.ts'
import { withDemoServer } from './support/demo-server.ts'
import { plainQuestion, publishQuestions, words } from './support/publish-questions.ts'

/**
 * A step of an application with sixty questions: from the answer of the server to the last question painted, in Chromium,
 * and from the save to its answer, on the server.
 */
const QUESTIONS = 60
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 10)
const TARGETS_MS = { render: 150, save: 100 } as const
const FAMILY = '/api/v1/fulfill-integrate'
const TYPES = ['Free-form (single line)', 'Numeric', 'Specific values', 'Boolean', 'multi_select'] as const

const options = ['one', 'two', 'three'].map((code) => ({ code, label: words(code) }))

/** Of several types. */
const questions = Array.from({ length: QUESTIONS }, (_, index) => ({
  ...plainQuestion,
  code: `q${index}`,
  question: words(`Question ${index}`),
  sorting_tag: String(index),
  type: TYPES[index % TYPES.length] ?? 'Numeric',
  options,
}))

/** In the page: signs in and begins an application; answers its id. */
const BEGIN = `(async () => {
  const json = { 'content-type': 'application/json', 'service-requester': 'portal' }
  const post = async (path, body, csrf = '') =>
    (await fetch(path, { method: 'POST', headers: { ...json, 'x-csrf-token': csrf }, body: JSON.stringify(body) })).json()
  const person = { email: 'homeowner@lakeshore.test', password: 'Demo-pass-2026' }
  const { meta } = await post('/api/v1/auth/user_sessions', person)
  const home = (await (await fetch('/api/v1/buildings/')).json()).records.data[0].id
  const programs = (await (await fetch('${FAMILY}/programs')).json()).data
  const program_id = programs.find(({ attributes }) => attributes.name === 'Free Weatherization Kit').id
  return (await post('${FAMILY}/projects', { building_id: home, program_id }, meta.csrf)).data.attributes.project_id
})()`

/** In the page: opens the step from the list, and tells how long after the answer the last question was painted. */
const OPEN = (id: string) => `new Promise((done) => {
  const isThere = () => [...document.querySelectorAll('label, legend')].some(({ textContent }) => textContent.startsWith('Question ${QUESTIONS - 1}'))
  const watch = new MutationObserver(() => {
    if (!isThere()) return
    watch.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        const answer = performance.getEntriesByType('resource').findLast(({ name }) => name.includes('/prqs?'))
        done(performance.now() - answer.responseEnd)
      }
      port2.postMessage(null)
    })
  })
  watch.observe(document.body, { subtree: true, childList: true })
  document.querySelector('a[href="/applications/${id}/edit"]').click()
})`

async function rendered(page: Page, site: string, id: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(`${site}/applications`)
    await page.locator(`a[href="/applications/${id}/edit"]`).waitFor()
    await page.waitForLoadState('networkidle')
    times.push(await page.evaluate<number>(OPEN(id)))
  }
  return times
}

async function saved(page: Page, id: string): Promise<number[]> {
  const answers = Array.from({ length: QUESTIONS }, (_, index) => {
    const type = TYPES[index % TYPES.length]
    const value = type === 'Numeric' ? index : type === 'Boolean' ? 'true' : 'One'
    return [`q${index}`, value] as const
  })
  return page.evaluate(
    async ([family, id, rounds, answers]) => {
      const { meta } = await (await fetch('/api/v1/users')).json()
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const kit = { ...Object.fromEntries(answers), q0: `Round ${round}` }
        const start = performance.now()
        const answer = await fetch(`${family}/prqs`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'service-requester': 'portal',
            'x-csrf-token': meta.csrf,
          },
          body: JSON.stringify({ answerList: { kit }, details: { project_id: id, cn: 'kit' } }),
        })
        if (!answer.ok) throw new Error(await answer.text())
        await answer.text()
        times.push(performance.now() - start)
      }
      return times
    },
    [FAMILY, id, ROUNDS, answers] as const,
  )
}

function report(what: keyof typeof TARGETS_MS, name: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const ratio = at(0.5) / TARGETS_MS[what]
  const judged = `${ratio.toFixed(2)} × of ${TARGETS_MS[what]} ms: ${ratio <= 1 ? 'met' : 'missed'}`
  process.stdout.write(
    `${name}, ${what} ${QUESTIONS} questions: p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms   ${judged}\n`,
  )
}

await withDemoServer(
  async (server) => {
    await publishQuestions(server.database, questions)
    const site = `http://lakeshore.localhost:${new URL(server.url).port}`
    const browser = await launchChromium()
    const page = await browser.newPage({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } })
    await page.goto(`${site}/healthz`)
    const id = await page.evaluate<string>(BEGIN)
    report('render', server.name, await rendered(page, site, id))
    report('save', server.name, await saved(page, id))
    await browser.close()
  },
  { ...FOLDERS, web: path.join(ROOT, 'packages/web/dist') },
)
process.exit(0)
