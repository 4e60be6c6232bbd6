import { z } from 'zod'
import { CallToAction, Link, PictureUrl } from './link.ts'

/** Markdown subset (paragraphs, emphasis, links, lists); never HTML. */
const Markdown = z.string().max(20_000)

const HeatLoss = z.strictObject({ share: z.number().min(0).max(100), money: z.number().min(0) })

/** A small cutaway house: the answers it is drawn from and, for a heat-loss picture, what leaves through each part. */
export const HousePicture = z
  .strictObject({
    description: z.string().describe('What the picture shows, for people who cannot see it.'),
    answers: z
      .record(z.string(), z.string())
      .default({})
      .describe('Answers the house is drawn from, by field name of the assessment.'),
    loss: z
      .strictObject({
        attic: HeatLoss,
        air: HeatLoss,
        walls: HeatLoss,
        windows: HeatLoss,
        foundation: HeatLoss.optional(),
      })
      .optional()
      .describe('Yearly heat loss by part: share in percent and money. Draws the ribbons.'),
    part_names: z
      .partialRecord(z.enum(['attic', 'air', 'walls', 'windows', 'foundation']), z.string())
      .default({})
      .describe("Other names for the parts, such as 'Cobertura' for the attic."),
    check: z
      .string()
      .max(12)
      .optional()
      .describe("An amount, such as '$2,400': a rebate check of that amount lies before the house."),
    frame: z
      .tuple([z.number(), z.number()])
      .optional()
      .describe('Width and height of the crop, in drawing units.'),
  })
  .meta({ id: 'house picture' })
export type HousePicture = z.infer<typeof HousePicture>

const Hero = z.strictObject({
  type: z.literal('hero'),
  layout: z
    .enum(['split', 'band', 'poster'])
    .default('split')
    .describe(
      'split: text left, art bleeding right. band: type first, then a wide picture. poster: one block.',
    ),
  title: z.string(),
  text: Markdown,
  note: z.string().optional().describe('A small line under the buttons.'),
  art_url: PictureUrl,
  art_alt: z.string(),
  call_to_action: CallToAction.describe(
    'Goes to its route when signed out, to the buildings list when signed in.',
  ),
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
  title: z.string().describe('The finding, as a sentence.'),
  subtitle: z.string().describe('What, unit, time.'),
  label: z.string().describe("The name of the bar, such as 'Typical house'."),
  yearly_costs: z
    .strictObject({
      heating: z.int().min(0),
      appliances: z.int().min(0),
      hot_water: z.int().min(0),
      cooling: z.int().min(0),
      ventilation: z.int().min(0),
    })
    .describe("Whole units of the partner's currency a year."),
  use_names: z
    .partialRecord(z.enum(['heating', 'appliances', 'hot_water', 'cooling', 'ventilation']), z.string())
    .default({})
    .describe('Other names for the uses.'),
  source: z.string().describe('Where the numbers come from.'),
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
        pictogram: z.string().describe('Name of a pictogram of the kit.'),
        name: z.string(),
        note: z.string().optional(),
        incentive: z
          .string()
          .optional()
          .describe(
            'The code of an incentive: what it pays is shown as the catalogue has it, while it is open.',
          ),
        amount: z
          .string()
          .optional()
          .describe('For what is no incentive of the catalogue; beside one it is not shown.'),
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
  title: z.string().describe('The accessible name of the frame.'),
  url: Link.describe('The embedded page; its origin is added to the content security policy.'),
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
