import { contactStep, standardProgram, termsStep } from './standard-parts.ts'
import { standardStatuses } from './standard-statuses.ts'
import { option, type ProgramTemplate, inAll as w } from './template-words.ts'

const name = w(
  'Home visit by an advisor',
  'Visita de un asesor',
  'Visite d’un conseiller',
  'Visita de um consultor',
)
const home = w('Your home', 'Su vivienda', 'Votre logement', 'A sua casa')

/** People ask for a visit; once it is approved they book it themselves. */
export const homeVisit: ProgramTemplate = {
  ...standardProgram(name),
  code: 'home-visit',
  description: w(
    'An advisor looks over the home and leaves a plan.',
    'Un asesor recorre la vivienda y deja un plan.',
    'Un conseiller visite le logement et vous remet un plan.',
    'Um consultor percorre a casa e deixa um plano.',
  ),
  is_public: true,
  minutes: 5,
  question_groups: [
    {
      code: 'home',
      name: home,
      questions: [
        {
          code: 'concern',
          question: w(
            'What should the advisor look at?',
            '¿Qué debe mirar el asesor?',
            'Que doit vérifier le conseiller\u202f?',
            'O que deve o consultor ver?',
          ),
          type: 'multi_select',
          options: [
            option('drafts', 'Drafts', 'Corrientes', 'Courants d’air', 'Correntes de ar'),
            option('high_bills', 'High bills', 'Facturas altas', 'Factures élevées', 'Faturas altas'),
            option('cold_rooms', 'Cold rooms', 'Cuartos fríos', 'Pièces froides', 'Divisões frias'),
            option('damp', 'Damp', 'Humedad', 'Humidité', 'Humidade'),
          ],
          required: true,
        },
        {
          code: 'access',
          question: w(
            'Anything to know about access?',
            '¿Algo que saber sobre el acceso?',
            'Y a-t-il des précisions sur l’accès\u202f?',
            'Algo a saber sobre o acesso?',
          ),
          type: 'Free-form',
        },
      ],
    },
  ],
  steps: [
    contactStep,
    { id: 'home', type: 'prq', name: home, groups: ['home'] },
    termsStep(
      w(
        'An adult is at home during the visit.',
        'Un adulto está en casa durante la visita.',
        'Un adulte doit être présent pendant la visite.',
        'Um adulto está em casa durante a visita.',
      ),
    ),
  ],
  statuses: {
    ...standardStatuses,
    ...(standardStatuses['approved'] && {
      approved: { ...standardStatuses['approved'], user_scheduling: true },
    }),
  },
}
