import { readdirSync } from 'node:fs'
import path from 'node:path'
import { screenOf } from '../domain/src/navigation/screen-of.ts'
import { PAGE_NAMES } from '../domain/src/partner/pages/page-name.ts'

const FEATURES = 'src/features'
const files = readdirSync(path.join(import.meta.dirname, FEATURES), { recursive: true, encoding: 'utf8' })

function modulesOf(screen: string): string[] {
  return files.filter((file) => path.basename(file) === `${screen}-screen.tsx`)
}

/** The module of each page's screen. The server names its files in the page's document, so that they load at once. */
export const PAGE_MODULES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    PAGE_NAMES.flatMap((page) => modulesOf(screenOf(page)).map((file) => [page, `${FEATURES}/${file}`])),
  ),
  admin: 'src/app/admin-area.ts',
}
