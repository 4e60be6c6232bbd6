import type { Category } from '@hearthlight/domain/report/parts/end-use-totals'
import type { EndUse } from '../../../ui/charts/series.tsx'

/** A use of the report as the charts name its colour and pattern. */
export const chartUse = (use: Category): EndUse => (use === 'hot_water' ? 'hot-water' : use)
