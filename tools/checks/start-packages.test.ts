import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

interface Locked {
  readonly link?: boolean
  readonly resolved?: string
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const ROOT = path.resolve(import.meta.dirname, '../..')
const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}

/** Where Node finds a package from a folder: in its own node_modules or in those above it. */
function folderOf(name: string, from: string): string | undefined {
  const here = path.posix.join(from, 'node_modules', name)
  if (here in packages) return here
  if (from === '') return undefined
  const above = from.lastIndexOf('/node_modules/')
  return folderOf(name, above > 0 ? from.slice(0, above) : '')
}

const runsHere = ({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: Locked) =>
  os.includes('linux') && cpu.includes('x64') && libc.includes('glibc')

/** The folders of all packages that a start installs on Linux: npm leaves out those of development and of peers. */
function startPackages(): Set<string> {
  const found = new Set<string>()
  const visit = (folder: string) => {
    const locked = packages[folder]
    if (locked === undefined || found.has(folder) || !runsHere(locked)) return
    if (locked.link) return visit(locked.resolved ?? '')
    found.add(folder)
    for (const name of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })) {
      const needed = folderOf(name, folder)
      if (needed !== undefined) visit(needed)
    }
  }
  for (const folder of ['', ...Object.keys(packages).filter((name) => /^packages\/\w+$/.test(name))])
    visit(folder)
  return found
}

it('a start installs at most 400 packages, and none that only tests need', () => {
  const names = new Set([...startPackages()].map((folder) => folder.split('node_modules/').at(-1)))
  expect(names).toContain('fastify')
  expect(names).toContain('vite')
  for (const name of ['vitest', '@playwright/test', 'express', 'typescript', 'knip', '@biomejs/biome'])
    expect(names).not.toContain(name)
  expect(names.size).toBeGreaterThan(300)
  expect(startPackages().size).toBeLessThanOrEqual(400)
})
