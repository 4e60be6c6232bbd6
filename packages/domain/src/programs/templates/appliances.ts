import {
  documentGroup,
  documentsStep,
  invoiceDocument,
  standardCart,
  standardProgram,
  termsStep,
} from './standard-parts.ts'
import { type ProgramTemplate, inAll as w } from './template-words.ts'

const name = w('Appliances', 'Electrodomésticos', 'Électroménagers', 'Eletrodomésticos')
const category = w('Appliances', 'Electrodomésticos', 'Électroménagers', 'Eletrodomésticos')
const receipt = w('Receipt', 'Recibo', 'Reçu', 'Recibo')
const each = (amount: string) =>
  w(`$${amount} each`, `$${amount} por unidad`, `${amount}\u00a0$ l’unité`, `${amount} $ cada`)

/** A fixed sum a piece against the receipt. */
export const appliances: ProgramTemplate = {
  ...standardProgram(name),
  code: 'appliances',
  description: w(
    'A fixed sum for each efficient appliance you bought this year.',
    'Una suma fija por cada electrodoméstico eficiente comprado este año.',
    'Une somme fixe pour chaque appareil efficace acheté cette année.',
    'Uma quantia fixa por cada eletrodoméstico eficiente comprado este ano.',
  ),
  minutes: 6,
  have_at_hand: [{ name: receipt, required: true }],
  attachment_groups: [documentGroup([{ ...invoiceDocument, code: 'receipt', question: receipt }])],
  measure_types: {
    appliance: {
      name: category,
      field_groups: [
        {
          code: 'model',
          name: w('Model', 'Modelo', 'Modèle', 'Modelo'),
          fields: [
            {
              name: 'model',
              label: w('Model number', 'Número de modelo', 'Numéro de modèle', 'Número do modelo'),
              type: 'Free-form (single line)',
              required: true,
            },
            {
              name: 'bought_on',
              label: w('Bought on', 'Comprado el', 'Acheté le', 'Comprado em'),
              type: 'date',
              required: true,
            },
          ],
        },
      ],
    },
  },
  measure_groups: [
    {
      code: 'appliances',
      name: category,
      measures: [
        {
          code: 'heat_pump_dryer',
          name: w(
            'Heat pump dryer',
            'Secadora con bomba de calor',
            'Sécheuse à thermopompe',
            'Máquina de secar com bomba de calor',
          ),
          type: 'appliance',
          category,
          details: w(
            'Ventless, with the label.',
            'Sin ducto de salida, con la etiqueta.',
            'Modèle homologué, sans évacuation.',
            'Sem exaustão, com etiqueta.',
          ),
          unit_label: w('dryers', 'secadoras', 'sécheuses', 'máquinas de secar'),
          unit_label_one: w('dryer', 'secadora', 'sécheuse', 'máquina de secar'),
          max_quantity: 1,
          formula: { parts: [{ kind: 'per_unit', rate: '150', unit: 'each' }] },
          formula_says: each('150'),
        },
        {
          code: 'refrigerator',
          name: w('Refrigerator', 'Refrigerador', 'Réfrigérateur', 'Frigorífico'),
          type: 'appliance',
          category,
          details: w(
            'The old one is recycled.',
            'El antiguo se recicla.',
            'L’ancien appareil doit être recyclé.',
            'O antigo é reciclado.',
          ),
          unit_label: w('refrigerators', 'refrigeradores', 'réfrigérateurs', 'frigoríficos'),
          unit_label_one: w('refrigerator', 'refrigerador', 'réfrigérateur', 'frigorífico'),
          max_quantity: 2,
          formula: { parts: [{ kind: 'per_unit', rate: '75', unit: 'each' }] },
          formula_says: each('75'),
        },
        {
          code: 'induction_range',
          name: w('Induction range', 'Estufa de inducción', 'Cuisinière à induction', 'Placa de indução'),
          type: 'appliance',
          category,
          details: w(
            'Instead of a gas range.',
            'En lugar de una estufa de gas.',
            'À la place d’une cuisinière à gaz.',
            'Em vez de um fogão a gás.',
          ),
          unit_label: w('ranges', 'estufas', 'cuisinières', 'placas'),
          unit_label_one: w('range', 'estufa', 'cuisinière', 'placa'),
          max_quantity: 1,
          formula: { parts: [{ kind: 'flat', amount: '250' }] },
          formula_says: each('250'),
        },
      ],
    },
  ],
  steps: [
    {
      id: 'measures',
      type: 'measurelist',
      name: w('What you bought', 'Lo que compró', 'Vos achats', 'O que comprou'),
      groups: ['appliances'],
    },
    { id: 'details', type: 'measuredetails', name: w('Details', 'Detalles', 'Détails', 'Detalhes') },
    documentsStep,
    termsStep(
      w(
        'The appliances are used in the home named above.',
        'Los aparatos están en la vivienda indicada.',
        'Les appareils doivent se trouver dans le logement indiqué.',
        'Os aparelhos estão na casa indicada.',
      ),
    ),
  ],
  cart: standardCart('600'),
}
