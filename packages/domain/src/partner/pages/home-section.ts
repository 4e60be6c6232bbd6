import { z } from 'zod'
import { about } from '../../texts/about.ts'
import { CallToAction, Link, PictureUrl } from './link.ts'

/** Markdown subset (paragraphs, emphasis, links, lists); never HTML. */
const Markdown = z.string().max(20_000)

const HeatLoss = z.strictObject({ share: z.number().min(0).max(100), money: z.number().min(0) })

/** A small cutaway house: the answers it is drawn from and, for a heat-loss picture, what leaves through each part. */
export const HousePicture = z
  .strictObject({
    description: z.string().meta(about('house_description')),
    answers: z.record(z.string(), z.string()).default({}).meta(about('answers')),
    loss: z
      .strictObject({
        attic: HeatLoss,
        air: HeatLoss,
        walls: HeatLoss,
        windows: HeatLoss,
        foundation: HeatLoss.optional(),
      })
      .optional()
      .meta(about('loss')),
    part_names: z
      .partialRecord(z.enum(['attic', 'air', 'walls', 'windows', 'foundation']), z.string())
      .default({})
      .meta(about('part_names')),
    check: z.string().max(12).optional().meta(about('check')),
    frame: z.tuple([z.number(), z.number()]).optional().meta(about('frame')),
  })
  .meta({ id: 'house picture' })
export type HousePicture = z.infer<typeof HousePicture>

const Hero = z.strictObject({
  type: z.literal('hero'),
  layout: z.enum(['split', 'band', 'poster']).default('split').meta(about('layout')),
  title: z.string(),
  text: Markdown,
  note: z.string().optional().meta(about('hero_note')),
  art_url: PictureUrl,
  art_alt: z.string(),
  call_to_action: CallToAction.meta(about('hero_call_to_action')),
  second_call_to_action: CallToAction.optional(),
})

const Steps = z.strictObject({
  type: z.literal('steps'),
  title: z.string(),
  items: z
    .array(z.strictObject({ title: z.string(), text: Markdown, house: HousePicture.optional() }))
    .min(1)
    .max(6),
})

const TypicalHouse = z.strictObject({
  type: z.literal('typical_house'),
  title: z.string().meta(about('typical_house_title')),
  subtitle: z.string().meta(about('subtitle')),
  label: z.string().meta(about('typical_house_label')),
  yearly_costs: z
    .strictObject({
      heating: z.int().min(0),
      appliances: z.int().min(0),
      hot_water: z.int().min(0),
      cooling: z.int().min(0),
      ventilation: z.int().min(0),
    })
    .meta(about('yearly_costs')),
  use_names: z
    .partialRecord(z.enum(['heating', 'appliances', 'hot_water', 'cooling', 'ventilation']), z.string())
    .default({})
    .meta(about('use_names')),
  source: z.string().meta(about('source')),
  aside: Markdown.optional(),
  link: CallToAction.optional(),
})

const Rebates = z.strictObject({
  type: z.literal('rebates'),
  title: z.string(),
  text: Markdown.optional(),
  items: z
    .array(
      z.strictObject({
        pictogram: z.string().meta(about('pictogram')),
        name: z.string(),
        note: z.string().optional(),
        incentive: z.string().optional().meta(about('incentive')),
        amount: z.string().optional().meta(about('amount')),
      }),
    )
    .max(20),
  link: CallToAction.optional(),
})

const Callout = z.strictObject({
  type: z.literal('callout'),
  title: z.string(),
  text: Markdown,
  call_to_action: CallToAction,
})

const Copy = z.strictObject({
  type: z.literal('copy'),
  title: z.string().optional(),
  text: Markdown,
  image_url: PictureUrl.optional(),
  image_alt: z.string().default(''),
  call_to_action: CallToAction.optional(),
})

const Frame = z.strictObject({
  type: z.literal('frame'),
  title: z.string().meta(about('frame_title')),
  url: Link.meta(about('frame_url')),
  height_px: z.int().min(100).max(4000).default(480),
})

export const HomeSection = z.discriminatedUnion('type', [
  Hero,
  Steps,
  TypicalHouse,
  Rebates,
  Callout,
  Copy,
  Frame,
])
export type HomeSection = z.infer<typeof HomeSection>
