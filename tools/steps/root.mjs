import { fileURLToPath } from 'node:url'

/** The project's folder: everything the tools touch is named from here. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
