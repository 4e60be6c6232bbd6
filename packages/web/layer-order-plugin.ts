import type { Plugin } from 'vite'

const ORDER = '@layer reset, tokens, base, components, brand;'

/**
 * Says the order of the layers at the head of every CSS Module. The first style sheet a page loads decides that order,
 * and which one comes first depends on how the bundler splits the code.
 */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.module.css') ? `${ORDER}\n${code}` : undefined),
  }
}
