import { z } from 'zod'
import { One } from '../../shared/envelope.ts'
import { MeteredYears } from '../metered/metered-year.ts'
import { AuditResult } from './audit-result-schema.ts'

/** A stored result: for which building, from which answers, when. Read again after an answer changed, it is new. */
export const VirtualAudit = AuditResult.extend({
  building_id: z.uuid(),
  answers: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
  computed_at: z.iso.datetime(),
})
export type VirtualAudit = z.infer<typeof VirtualAudit>

export const CreateVirtualAudit = z.strictObject({ building_id: z.uuid() })
export const VirtualAuditResponse = One('virtual_audits', VirtualAudit)

/** One place's weather: the packed record in base64, 3.5 kB, and the place it was taken at. */
export const ClimateRecord = z.object({
  place: z.object({
    id: z.string(),
    name: z.string(),
    country: z.enum(['US', 'CA', 'PT']),
    region: z.string(),
    latitudeDeg: z.number(),
    longitudeDeg: z.number(),
    hdd18: z.number(),
    cdd18: z.number(),
    zone: z.string(),
  }),
  record: z.base64(),
})
export type ClimateRecord = z.infer<typeof ClimateRecord>
export const ClimateResponse = One('climates', ClimateRecord)

/** The weather a home is asked about, and what its meters say of a usual year. */
export const ClimateOfHome = ClimateRecord.extend({ metered: MeteredYears.default([]) })
export type ClimateOfHome = z.infer<typeof ClimateOfHome>
export const ClimateOfHomeResponse = One('climates', ClimateOfHome)
