import type { BuildOptions } from 'esbuild'

export const SERVER_BUNDLE: BuildOptions
