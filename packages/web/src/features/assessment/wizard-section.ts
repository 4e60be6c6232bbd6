import type { Section } from '@hearthlight/domain/shared/vocabulary'
import { createContext } from 'react'

/** The section whose questions are on the page: the estimate knows its inputs by section and name. */
export const WizardSection = createContext<Section>('fuel_type')
