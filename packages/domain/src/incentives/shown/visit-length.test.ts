import { expect, it } from 'vitest'
import { visitLength } from './visit-length.ts'

const SPOKEN = ['en', 'es', 'fr', 'pt'] as const
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

it('says full hours as hours and all else in minutes, in every language', () => {
  const said = (minutes: number) => SPOKEN.map((language) => plain(visitLength(minutes, language)))
  expect(said(120)).toEqual(['2 hours', '2 horas', '2 heures', '2 horas'])
  expect(said(60)).toEqual(['1 hour', '1 hora', '1 heure', '1 hora'])
  expect(said(90)).toEqual(['90 minutes', '90 minutos', '90 minutes', '90 minutos'])
})
