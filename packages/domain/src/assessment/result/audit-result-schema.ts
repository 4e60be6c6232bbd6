import { z } from 'zod'
import { SECTIONS } from '../../shared/vocabulary.ts'
import { LETTERS } from './energy-label.ts'
import { FittedToBills } from './fitted-to-bills.ts'

const Value = z.object({ value: z.number(), label: z.string() })
const Figure = z.object({
  value: z.number(),
  unit: z.string(),
  title: z.string(),
  description: z.string(),
})
const Totals = z.object({ money: z.number(), kwh: z.number(), kg_co2: z.number() })
const Band = z.object({ p10: z.number(), p90: z.number() })
const Bands = z.object({ money: Band, kwh: Band, kg_co2: Band })
const Categories = z.object({
  heating: Value,
  cooling: Value,
  hot_water: Value,
  appliances: Value,
  ventilation: Value,
  other: Value,
})
const ByFuel = z.record(z.string(), z.number())
const MeasureValue = Value.extend({ hideInAnalysis: z.boolean() })

const Label = z.object({
  letter: z.enum(LETTERS),
  score: z.int().min(1).max(10),
  gigajoules: z.number(),
  kwh_per_m2: z.number(),
})

const Saving = Totals.extend({
  kwh_by_fuel: ByFuel,
  cooling_kwh: z.number(),
  cooling_load_kwh: z.number().describe('Heat that the rooms no longer have to be rid of'),
  hot_hours: z.number().describe('Hours a year above 26 °C that are no longer so'),
})

const Cost = z.object({ low: z.number(), mid: z.number(), high: z.number() })
const Measure = z.object({
  id: z.string(),
  label: z.string(),
  description: z.string(),
  watch: z.string(),
  category: z.string(),
  is_recommended: z.boolean().describe('Part of the plan that the audit recommends'),
  order: z.int().describe('Place in the order of work, from 1'),
  cost: Cost,
  quantity: z.number(),
  unit: z.string(),
  saving: Saving.describe('In the plan, after the steps before it; alone when it is not in the plan'),
  saving_alone: Saving,
  uncertainty: Bands,
  payback_years: z.number().nullable(),
  payback_range: z.object({ low: z.number(), high: z.number().nullable() }).nullable(),
  lifetime_years: z.number(),
  label_after: Label.nullable().describe('The home after this step of the plan'),
  extra_cost: Cost.nullable()
    .default(null)
    .describe('Above a plain one, where the old one has outlived its years and is replaced anyway'),
  done_recently: z.boolean().describe('The person had such work done in the last five years'),
  solar: z
    .object({
      kw: z.number(),
      produced_kwh: z.number(),
      used_kwh: z.number().describe('Of it, used at home: bought no longer'),
      sold_kwh: z.number(),
      sold_money: z.number().describe('Of the money saved, paid for what is sent to the grid'),
    })
    .nullable()
    .default(null),
})

const Assumption = z.object({
  section: z.enum(SECTIONS),
  field: z.string(),
  value: z.union([z.string(), z.number()]),
  unit: z.string().nullable(),
  source: z.enum(['answered', 'assumed', 'record']),
  reason: z.string(),
  reason_text: z.string(),
})

const EndUse = z.object({ id: z.string(), label: z.string(), current: Totals, new: Totals })
const HeatLoss = z.object({
  part: z.string(),
  label: z.string(),
  current: z.object({ kwh: z.number(), share: z.number(), money: z.number() }),
  new: z.object({ kwh: z.number(), share: z.number(), money: z.number() }),
})
const Monthly = z.object({
  current: z.record(z.string(), z.array(z.number())),
  new: z.record(z.string(), z.array(z.number())),
})
const Compared = Totals.extend({ label: Label })

/** Raised when a result says more than before, so that stored ones are made anew when they are next read. */
export const RESULT_VERSION = 7

/** spec/1 section 3 "Virtual audit result", always complete, and what contract section 5 adds to it. */
export const AuditResult = z.object({
  consumptions: z.object({
    current: Categories.extend({ total_consumption_before_retrofit: Figure }),
    new: Categories.extend({ total_consumption_after_retrofit: Figure }),
  }),
  consumptions_by_fuel: z.record(
    z.string(),
    z.object({
      label: z.string(),
      unit: z.string(),
      current: z.object({ value: z.number(), money: z.number() }),
      new: z.object({ value: z.number(), money: z.number() }),
    }),
  ),
  savings: z.object({
    money: z.record(z.string(), MeasureValue),
    ghg: z.record(z.string(), MeasureValue),
    all_measurements: z.object({
      money: z.object({ total: z.number() }),
      ghg: z.object({ total: z.number() }),
      kwh: z.object({ total: z.number() }),
    }),
  }),
  total_kg_co2: z.object({ current: z.number(), new: z.number() }),
  totals: z.object({ current: Totals, new: Totals, savings: Totals }),
  bill: z
    .object({
      fixed_charges: z.number().describe('Part of the money of both years; never part of a saving'),
      solar_export: z.object({ current: z.number(), new: z.number() }),
      currency_code: z.string(),
      price_per_kwh: ByFuel,
      kg_co2_per_kwh: ByFuel,
    })
    .describe('What the money and the CO2 were reckoned with'),
  end_uses: z.array(EndUse),
  monthly: Monthly.describe('kWh bought by category, January first'),
  heat_loss_by_part: z.array(HeatLoss),
  loads: z.object({
    peak_heating_kw: z.object({ current: z.number(), new: z.number() }),
    peak_cooling_kw: z.object({ current: z.number(), new: z.number() }),
    solar_gain_kwh: z.number(),
    inner_gain_kwh: z.number(),
    air_changes_per_hour: z.object({ current: z.number(), new: z.number() }),
    share_of_hours_above_26: z.object({ current: z.number(), new: z.number() }),
    share_of_hours_below_18: z.object({ current: z.number(), new: z.number() }),
    solar_kwh: z.object({ current: z.number(), new: z.number() }),
  }),
  label: z.object({
    now: Label,
    after: Label,
    without_solar: z
      .object({ now: Label, after: Label })
      .nullable()
      .describe('The same without what the panels make; null where there are none'),
    limits_kwh_per_m2: z.array(z.number()).length(6).describe('Upper ends of A to F'),
  }),
  measures: z.array(Measure),
  not_applicable: z.array(
    z.object({ id: z.string(), label: z.string(), reason: z.string(), reason_text: z.string() }),
  ),
  plan: z.object({ measure_ids: z.array(z.string()), cost: Measure.shape.cost }),
  comparison: z.object({
    typical: Compared,
    new_home: Compared,
    verdict: z.enum(['great', 'good', 'room_to_save']),
  }),
  assumptions: z.array(Assumption),
  answered_count: z.int().describe('Inputs of the model that an answer gave'),
  input_count: z.int().describe('Inputs of the model; a question may give several, or none'),
  uncertainty: z.object({
    current: Bands,
    new: Bands,
    savings: Bands,
    half_width_percent: z.number(),
    draws: z.int(),
  }),
  next_question: z
    .object({
      section: z.enum(SECTIONS),
      field: z.string(),
      half_width_percent_now: z.number(),
      half_width_percent_after: z.number(),
      cost_shift_percent: z
        .number()
        .nullable()
        .describe('By how much another answer may move the yearly cost, where that is more than a tenth'),
    })
    .nullable(),
  calibration: FittedToBills.nullable(),
  engine: z.object({
    version: z.string(),
    climate_place: z.object({ id: z.string(), name: z.string(), region: z.string(), country: z.string() }),
  }),
})
export type AuditResult = z.infer<typeof AuditResult>
