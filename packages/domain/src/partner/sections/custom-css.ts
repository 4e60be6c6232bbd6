import { z } from 'zod'
import { about } from '../../texts/about.ts'

/** It is served as a file of its own; what could fetch from elsewhere or leave the style sheet is refused. */
const FORBIDDEN = /@import|<\/?style|javascript:|expression\s*\(|url\(\s*["']?\s*(?!data:image\/|\/(?!\/))/i

export const CustomCss = z
  .string()
  .max(50_000)
  .refine((css) => !FORBIDDEN.test(css), {
    message: 'must not import, run script or load from another site',
  })
  .default('')
  .meta(about('custom_css'))
