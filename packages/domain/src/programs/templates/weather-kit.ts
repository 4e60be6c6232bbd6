import { standardDetail, termsStep } from './standard-parts.ts'
import { standardStatuses } from './standard-statuses.ts'
import { type ProgramTemplate, TEMPLATE_LANGUAGES, inAll as w } from './template-words.ts'

const name = w(
  'Free weatherization kit',
  'Kit gratuito contra corrientes',
  'Trousse gratuite contre les courants d’air',
  'Kit gratuito contra correntes de ar',
)
const kit = w('The kit', 'El kit', 'La trousse', 'O kit')

/** Three questions and the terms: the shortest way to something by mail. */
export const weatherKit: ProgramTemplate = {
  languages: TEMPLATE_LANGUAGES,
  code: 'weather-kit',
  name,
  description: w(
    'Door sweeps, gaskets and a shower head by mail, for every household we serve.',
    'Burletes, juntas y un cabezal de ducha por correo, para todo hogar al que damos servicio.',
    'Des bas de porte, des coupe-froid et une pomme de douche envoyés par la poste à chaque ménage que nous desservons.',
    'Vedantes, juntas e um chuveiro enviados pelo correio a todos os clientes.',
  ),
  is_public: true,
  minutes: 3,
  question_groups: [
    {
      code: 'kit',
      name: kit,
      questions: [
        {
          code: 'home_kind',
          question: w(
            'What kind of home is it?',
            '¿Qué tipo de vivienda es?',
            'De quel type de logement s’agit-il\u202f?',
            'Que tipo de casa é?',
          ),
          type: 'Specific values',
          rules: w(
            'House;Apartment;Mobile home',
            'Casa;Piso;Casa móvil',
            'Maison;Appartement;Maison mobile',
            'Casa;Apartamento;Casa móvel',
          ),
          required: true,
        },
        {
          code: 'drafty_doors',
          question: w(
            'How many drafty doors?',
            '¿Cuántas puertas con corriente?',
            'Combien de portes laissent passer l’air\u202f?',
            'Quantas portas com corrente de ar?',
          ),
          type: 'Numeric',
          required: true,
          use_spinner: true,
          min: 0,
          max: 6,
        },
      ],
    },
  ],
  steps: [
    { id: 'kit', type: 'prq', name: kit, groups: ['kit'] },
    termsStep(
      w(
        'One kit a household a year. It is for your own use.',
        'Un kit por hogar y año. Es para su propio uso.',
        'Chaque ménage a droit à une trousse par an, pour son propre usage.',
        'Cada agregado tem direito a um kit por ano, para uso próprio.',
      ),
    ),
  ],
  statuses: standardStatuses,
  initial_status: 'project_initiation',
  detail: standardDetail(name),
}
