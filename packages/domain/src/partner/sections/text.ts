import { z } from 'zod'
import { about, type SettingAbout } from '../../texts/about.ts'

/** A text that a partner may write, said by what it is for. */
export const text = (what: SettingAbout) => z.string().optional().meta(about(what))
