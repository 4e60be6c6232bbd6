import {
  contactStep,
  documentGroup,
  documentsStep,
  invoiceDocument,
  pricedWork,
  standardCart,
  standardProgram,
  termsStep,
} from './standard-parts.ts'
import { standardStatuses } from './standard-statuses.ts'
import { option, type ProgramTemplate, inAll as w } from './template-words.ts'

const name = w(
  'Heat pump rebate',
  'Reembolso para bomba de calor',
  'Aide pour une thermopompe',
  'Apoio à bomba de calor',
)
const quote = w('Contractor’s quote', 'Cotización', 'Soumission de l’entrepreneur', 'Orçamento do instalador')
const system = w('Your system', 'Su sistema', 'Votre système', 'O seu sistema')

/** Approved before the purchase; pays by size, and more to homes that heat with oil or propane. */
export const heatPump: ProgramTemplate = {
  ...standardProgram(name),
  code: 'heat-pump',
  description: w(
    'A cold-climate heat pump instead of oil, propane or baseboards. Wait for our approval before you buy.',
    'Una bomba de calor para climas fríos en lugar de aceite para calefacción, propano o zócalos. Espere nuestra aprobación antes de comprar.',
    'Une thermopompe pour climat froid à la place du mazout, du propane ou des plinthes. Attendez notre approbation avant d’acheter.',
    'Uma bomba de calor para climas frios em vez de gasóleo, propano ou radiadores elétricos. Espere pela nossa aprovação antes de comprar.',
  ),
  minutes: 12,
  have_at_hand: [{ name: quote, required: true }],
  eligibility: [
    {
      code: 'not-a-flat',
      says: w(
        'The home is not an apartment.',
        'La vivienda no es un apartamento.',
        'Le logement n’est pas un appartement.',
        'A casa não é um apartamento.',
      ),
      test: { fact: 'house_type', is: 'none_of', values: ['apartment'] },
    },
  ],
  question_groups: [
    {
      code: 'system',
      name: system,
      questions: [
        {
          code: 'heats_today',
          question: w(
            'What heats the home today?',
            '¿Con qué se calienta hoy la vivienda?',
            'Comment le logement est-il chauffé aujourd’hui\u202f?',
            'O que aquece a casa hoje?',
          ),
          type: 'Specific values',
          options: [
            option('oil', 'Oil', 'Aceite para calefacción', 'Mazout', 'Gasóleo'),
            option('propane', 'Propane', 'Propano', 'Propane', 'Propano'),
            option(
              'electric_baseboards',
              'Electric baseboards',
              'Zócalos eléctricos',
              'Plinthes électriques',
              'Radiadores elétricos',
            ),
            option('natural_gas', 'Natural gas', 'Gas natural', 'Gaz naturel', 'Gás natural'),
            option('other', 'Other', 'Otro', 'Autre', 'Outro'),
          ],
          required: true,
        },
        {
          code: 'other_heating',
          question: w(
            'Which other heating?',
            '¿Qué otra calefacción?',
            'Quel est cet autre chauffage\u202f?',
            'Que outro aquecimento?',
          ),
          type: 'Free-form (single line)',
          required: true,
          visible_when: { fact: 'heats_today', is: 'one_of', values: ['other'] },
        },
      ],
    },
  ],
  attachment_groups: [
    documentGroup([
      {
        ...invoiceDocument,
        code: 'quote',
        question: quote,
      },
    ]),
  ],
  measure_types: { priced: pricedWork },
  measure_groups: [
    {
      code: 'pumps',
      name: w('Heat pumps', 'Bombas de calor', 'Thermopompes', 'Bombas de calor'),
      measures: [
        {
          code: 'heat_pump',
          name: w(
            'Cold-climate heat pump',
            'Bomba de calor para climas fríos',
            'Thermopompe pour climat froid',
            'Bomba de calor para climas frios',
          ),
          type: 'priced',
          category: w('Heating', 'Calefacción', 'Chauffage', 'Aquecimento'),
          details: w(
            'On the list of cold-climate heat pumps.',
            'En la lista de bombas para climas fríos.',
            'L’appareil figure sur la liste des thermopompes pour climat froid.',
            'Na lista de bombas para climas frios.',
          ),
          unit: 'ton',
          unit_label: w('tons', 'toneladas', 'tonnes', 'toneladas de refrigeração'),
          unit_label_one: w('ton', 'tonelada', 'tonne', 'tonelada de refrigeração'),
          max_quantity: 6,
          formula: {
            parts: [
              { kind: 'per_unit', rate: '500', unit: 'ton', max_units: 5 },
              {
                kind: 'tiers',
                tiers: [
                  {
                    when: { fact: 'heating_fuel', is: 'one_of', values: ['oil', 'propane'] },
                    pays: { kind: 'flat', amount: '1000' },
                  },
                ],
              },
            ],
            cap: '3500',
          },
          formula_says: w(
            '$500 a ton, and $1,000 more instead of oil or propane, at most $3,500',
            '$500 por tonelada y $1,000 más en lugar de aceite para calefacción o propano, máximo $3,500',
            '500\u00a0$ la tonne et 1\u00a0000\u00a0$ de plus pour remplacer le mazout ou le propane, au plus 3\u00a0500\u00a0$',
            '500 $ por tonelada de refrigeração e mais 1000 $ para substituir gasóleo ou propano, no máximo 3500 $',
          ),
        },
      ],
    },
  ],
  steps: [
    contactStep,
    { id: 'system', type: 'prq', name: system, groups: ['system'] },
    {
      id: 'measures',
      type: 'measurelist',
      name: w('The heat pump', 'La bomba de calor', 'La thermopompe', 'A bomba de calor'),
      groups: ['pumps'],
    },
    {
      id: 'details',
      type: 'measuredetails',
      name: w('Size and price', 'Tamaño y precio', 'Puissance et prix', 'Tamanho e preço'),
    },
    documentsStep,
    termsStep(
      w(
        'Nothing is bought before the approval. The rebate is never above the price.',
        'Nada se compra antes de la aprobación. El reembolso nunca supera el precio.',
        'N’achetez rien avant l’approbation. L’aide ne dépasse jamais le prix.',
        'Não compre nada antes da aprovação. O apoio nunca excede o preço.',
      ),
    ),
  ],
  cart: standardCart(undefined),
  statuses: {
    ...standardStatuses,
    ...(standardStatuses['project_initiation'] && {
      project_initiation: { ...standardStatuses['project_initiation'], do_not_buy_yet: true },
    }),
  },
}
