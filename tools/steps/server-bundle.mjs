/** ES modules of many small files: a start opens half as many since they are bundled, and a server that was killed is back sooner. */
const BUNDLED = new Set(['zod', 'kysely', 'fastify-type-provider-zod', 'i18next', 'marked'])

/** Workspace packages are bundled, almost everything from the registry stays where npm put it. */
const registryPackagesStayOutside = {
  name: 'registry-packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      const isInside = path.startsWith('@hearthlight/') || BUNDLED.has(path.split('/')[0])
      return kind === 'entry-point' || isInside ? undefined : { path, external: true }
    })
  },
}

/** How the server is bundled, for use and for tests of what is shipped. */
export const SERVER_BUNDLE = {
  entryNames: '[name]',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  plugins: [registryPackagesStayOutside],
}
