import { contactStep, documentGroup, documentsStep, standardProgram, termsStep } from './standard-parts.ts'
import { type ProgramTemplate, inAll as w } from './template-words.ts'

const name = w('Upgrades at no cost', 'Mejoras sin costo', 'Rénovations sans frais', 'Melhorias sem custo')
const proof = w('Proof of income', 'Prueba de ingresos', 'Preuve de revenu', 'Comprovativo de rendimento')
const letter = w(
  'Letter about the benefit',
  'Carta del beneficio',
  'Lettre de prestation',
  'Carta do apoio social',
)
const household = w('Your household', 'Su hogar', 'Votre ménage', 'O seu agregado')

/** For households under an income: proof first, then the partner has the work done. */
export const incomeQualified: ProgramTemplate = {
  ...standardProgram(name),
  code: 'income-qualified',
  description: w(
    'Insulation and heating for households under an income limit. We arrange and pay for the work.',
    'Aislamiento y calefacción para hogares bajo un límite de ingresos. Organizamos y pagamos la obra.',
    'Isolation et chauffage pour les ménages sous un seuil de revenu. Nous organisons et payons les travaux.',
    'Isolamento e aquecimento para agregados abaixo de um limite de rendimento. Organizamos e pagamos a obra.',
  ),
  minutes: 10,
  have_at_hand: [
    { name: proof, required: false },
    { name: letter, required: false },
  ],
  what_happens_after: [
    {
      name: w(
        'We look at your papers',
        'Revisamos sus documentos',
        'Nous étudions vos documents',
        'Analisamos os seus documentos',
      ),
      description: w(
        'Within 15 working days.',
        'En 15 días hábiles.',
        'Dans les 15 jours ouvrables.',
        'Em 15 dias úteis.',
      ),
    },
  ],
  question_groups: [
    {
      code: 'household',
      name: household,
      questions: [
        {
          code: 'people',
          question: w(
            'How many people live here?',
            '¿Cuántas personas viven aquí?',
            'Combien de personnes y habitent\u202f?',
            'Quantas pessoas vivem aqui?',
          ),
          type: 'Numeric',
          required: true,
          min: 1,
          max: 20,
        },
        {
          code: 'has_benefit',
          question: w(
            'Does anybody here get a benefit?',
            '¿Alguien aquí recibe un beneficio público?',
            'Quelqu’un reçoit-il une prestation\u202f?',
            'Alguém aqui recebe um apoio social?',
          ),
          type: 'Boolean',
          required: true,
        },
        {
          code: 'income',
          question: w(
            'Household income per year',
            'Ingresos anuales del hogar',
            'Revenu annuel du ménage',
            'Rendimento anual do agregado',
          ),
          type: 'Float',
          required: true,
          min: 0,
          visible_when: { fact: 'has_benefit', is: 'one_of', values: ['false'] },
        },
      ],
    },
  ],
  attachment_groups: [
    documentGroup([
      {
        code: 'income_proof',
        question: proof,
        required: true,
        visible_when: { fact: 'has_benefit', is: 'one_of', values: ['false'] },
      },
      {
        code: 'benefit_letter',
        question: letter,
        required: true,
        visible_when: { fact: 'has_benefit', is: 'one_of', values: ['true'] },
      },
    ]),
  ],
  steps: [
    contactStep,
    { id: 'household', type: 'prq', name: household, groups: ['household'] },
    documentsStep,
    termsStep(
      w(
        'What you told us is true. We use it for this program only.',
        'Lo que nos ha dicho es cierto. Lo usamos solo para este programa.',
        'Ce que vous nous avez dit est vrai. Nous ne l’utilisons que pour ce programme.',
        'O que nos disse é verdade. Só o usamos para este programa.',
      ),
    ),
  ],
}
