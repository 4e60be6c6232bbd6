import { z } from 'zod'

/** A page of this site; `$PID$` stands for the id of the application. Browsers read `\` as `/`, and `//host` is another site. */
export const SitePath = z.string().regex(/^\/(?![/\\])\S*$/)
