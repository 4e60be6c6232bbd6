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
import { type ProgramTemplate, inAll as w } from './template-words.ts'

const name = w(
  'Insulation and air sealing',
  'Aislamiento y sellado',
  'Isolation et étanchéité',
  'Isolamento e vedação',
)
const category = w('Insulation', 'Aislamiento', 'Isolation', 'Isolamento')
const area = w('square feet', 'pies cuadrados', 'pieds carrés', 'pés quadrados')

const photos = w('Photos of the attic', 'Fotos del ático', 'Photos du grenier', 'Fotografias da cobertura')

/** Paid by area with a limit, after the work and with its invoice. */
export const insulation: ProgramTemplate = {
  ...standardProgram(name),
  code: 'insulation',
  description: w(
    'Attic, walls and air leaks: paid by the area, after the work.',
    'Ático, paredes y corrientes: se paga por superficie, tras la obra.',
    'Une aide pour isoler le grenier et les murs et pour colmater les fuites d’air, payée selon la superficie après les travaux.',
    'Um apoio para isolar a cobertura e as paredes e vedar as fugas de ar, pago por área depois da obra.',
  ),
  minutes: 15,
  have_at_hand: [
    { name: invoiceDocument.question, required: true },
    { name: photos, required: false },
  ],
  question_groups: [
    {
      code: 'house',
      name: w('About your house', 'Sobre su casa', 'Votre maison', 'A sua casa'),
      questions: [
        {
          code: 'owns_home',
          question: w(
            'Do you own the home?',
            '¿Es suya la vivienda?',
            'Le logement vous appartient-il\u202f?',
            'A casa é sua?',
          ),
          type: 'Boolean',
          required: true,
        },
        {
          code: 'landlord',
          question: w(
            'Name of the owner',
            'Nombre del propietario',
            'Nom du propriétaire',
            'Nome do proprietário',
          ),
          type: 'Free-form (single line)',
          required: true,
          visible_when: { fact: 'owns_home', is: 'one_of', values: ['false'] },
        },
        {
          code: 'work_done',
          question: w(
            'When was the work finished?',
            '¿Cuándo terminó la obra?',
            'Quand les travaux ont-ils pris fin\u202f?',
            'Quando terminou a obra?',
          ),
          type: 'date',
          required: true,
        },
      ],
    },
  ],
  attachment_groups: [
    documentGroup([
      invoiceDocument,
      {
        code: 'attic_photos',
        question: photos,
        allowed_types: ['jpg', 'jpeg', 'png'],
        visible_when: { fact: 'measures', is: 'one_of', values: ['attic'] },
      },
    ]),
  ],
  measure_types: { priced: pricedWork },
  measure_groups: [
    {
      code: 'shell',
      name: w('The shell', 'La envolvente', 'L’enveloppe', 'A envolvente'),
      measures: [
        {
          code: 'attic',
          name: w(
            'Attic insulation',
            'Aislamiento del ático',
            'Isolation du grenier',
            'Isolamento da cobertura',
          ),
          type: 'priced',
          category,
          details: w(
            'R-49 or more over the heated floors.',
            'R-49 o más sobre los pisos con calefacción.',
            'R-49 ou plus au-dessus des étages chauffés.',
            'R-49 ou mais sobre os pisos aquecidos.',
          ),
          unit: 'ft2',
          unit_label: area,
          formula: { parts: [{ kind: 'per_unit', rate: '1.25', unit: 'ft2' }], cap: '1050' },
          formula_says: w(
            '$1.25 a square foot, at most $1,050',
            '$1.25 por pie cuadrado, máximo $1,050',
            '1,25\u00a0$ le pied carré, au plus 1\u00a0050\u00a0$',
            '1,25 $ por pé quadrado, no máximo 1050 $',
          ),
        },
        {
          code: 'walls',
          name: w(
            'Wall insulation',
            'Aislamiento de paredes',
            'Isolation des murs',
            'Isolamento das paredes',
          ),
          type: 'priced',
          category,
          details: w(
            'Dense-packed cavities.',
            'Cavidades rellenas a presión.',
            'Cavités remplies à haute densité.',
            'Cavidades preenchidas sob pressão.',
          ),
          unit: 'ft2',
          unit_label: area,
          formula: { parts: [{ kind: 'per_unit', rate: '0.80', unit: 'ft2' }], cap: '800' },
          formula_says: w(
            '$0.80 a square foot, at most $800',
            '$0.80 por pie cuadrado, máximo $800',
            '0,80\u00a0$ le pied carré, au plus 800\u00a0$',
            '0,80 $ por pé quadrado, no máximo 800 $',
          ),
        },
        {
          code: 'sealing',
          name: w('Air sealing', 'Sellado de aire', 'Étanchéité à l’air', 'Vedação de fugas de ar'),
          type: 'priced',
          category,
          details: w(
            'With a blower-door test after the work.',
            'Con prueba de puerta ventilador después de la obra.',
            'Avec un test d’infiltrométrie après les travaux.',
            'Com ensaio de pressurização depois da obra.',
          ),
          unit_label: w('homes', 'viviendas', 'logements', 'casas'),
          unit_label_one: w('home', 'vivienda', 'logement', 'casa'),
          max_quantity: 1,
          formula: { parts: [{ kind: 'percent', percent: '50', cap: '400' }] },
          formula_says: w(
            'Half of the price, at most $400',
            'La mitad del precio, máximo $400',
            'La moitié du prix, au plus 400\u00a0$',
            'Metade do preço, no máximo 400 $',
          ),
        },
      ],
    },
  ],
  steps: [
    contactStep,
    {
      id: 'house',
      type: 'prq',
      name: w('About your house', 'Sobre su casa', 'Votre maison', 'A sua casa'),
      groups: ['house'],
    },
    {
      id: 'measures',
      type: 'measurelist',
      name: w('Measures', 'Medidas', 'Mesures', 'Medidas'),
      groups: ['shell'],
    },
    {
      id: 'details',
      type: 'measuredetails',
      name: w('Measure details', 'Detalles de las medidas', 'Détails des mesures', 'Detalhes das medidas'),
    },
    documentsStep,
    termsStep(
      w(
        'The work is done in the home named above, by a licensed contractor. We may visit it.',
        'La obra se hace en la vivienda indicada, por un contratista autorizado. Podemos visitarla.',
        'Un entrepreneur agréé doit faire les travaux dans le logement indiqué. Nous pouvons les inspecter.',
        'A obra é feita na casa indicada, por um instalador licenciado. Podemos visitá-la.',
      ),
    ),
  ],
  cart: standardCart('2000'),
}
