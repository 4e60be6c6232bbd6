import { MODEL_FUEL } from '../meters/model-fuel.ts'
import type { FuelSavings } from './home-savings.ts'

/** The fuel of a meter as the report names it; water is none. */
export const reportFuel = (fuel: FuelSavings['fuel']): string => (fuel === 'water' ? fuel : MODEL_FUEL[fuel])
