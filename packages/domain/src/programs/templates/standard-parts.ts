import { standardStatuses } from './standard-statuses.ts'
import { type ProgramTemplate, TEMPLATE_LANGUAGES, inAll as w } from './template-words.ts'

export const termsStep = (text: ReturnType<typeof w>): ProgramTemplate['steps'][number] => ({
  id: 'terms',
  type: 'tandc',
  name: w('Terms and conditions', 'Términos y condiciones', 'Conditions', 'Termos e condições'),
  buttons: {
    next_label: w(
      'Submit the application',
      'Enviar la solicitud',
      'Envoyer la demande',
      'Enviar a candidatura',
    ),
  },
  terms: {
    text,
    accept_label: w(
      'I have read and accept the terms and conditions.',
      'He leído y acepto los términos y condiciones.',
      'J’ai lu et j’accepte les conditions.',
      'Li e aceito os termos e condições.',
    ),
    accept_status: 'submitted',
    confirmation_message: w(
      'Your application is with us.',
      'Su solicitud está con nosotros.',
      'Nous avons reçu votre demande.',
      'Recebemos a sua candidatura.',
    ),
  },
})

export const contactStep: ProgramTemplate['steps'][number] = {
  id: 'contact',
  type: 'contact',
  name: w('Contact', 'Contacto', 'Contact', 'Contacto'),
}

export const documentsStep: ProgramTemplate['steps'][number] = {
  id: 'documents',
  type: 'attachment',
  name: w('Documents', 'Documentos', 'Documents', 'Documentos'),
  groups: ['documents'],
}

/** What a person sees of an application that they have handed in. */
const standardDetail = (title: ReturnType<typeof w>): ProgramTemplate['detail'] => ({
  title,
  groups: [
    {
      name: w('The application', 'La solicitud', 'La demande', 'A candidatura'),
      fields: [
        { name: 'number', label: w('Number', 'Número', 'Numéro', 'Número') },
        { name: 'status', label: w('Status', 'Estado', 'État', 'Estado') },
        { name: 'building', label: w('Home', 'Casa', 'Logement', 'Casa') },
        { name: 'submitted_at', label: w('Submitted', 'Enviada', 'Envoyée', 'Enviada') },
      ],
    },
  ],
})

/** What every program has that the product brings. */
export const standardProgram = (name: ReturnType<typeof w>) => ({
  languages: TEMPLATE_LANGUAGES,
  name,
  statuses: standardStatuses,
  initial_status: 'project_initiation',
  detail: standardDetail(name),
})

const invoice = w('Paid invoice', 'Factura pagada', 'Facture payée', 'Fatura paga')
export const invoiceDocument = {
  code: 'invoice',
  question: invoice,
  required: true,
  allowed_types: ['pdf', 'jpg', 'jpeg', 'png'],
  max_files: 3,
}

export const documentGroup = (
  attachments: NonNullable<ProgramTemplate['attachment_groups']>[number]['attachments'],
) => ({ code: 'documents', name: w('Documents', 'Documentos', 'Documents', 'Documentos'), attachments })

/** What is asked of work whose price counts. */
export const pricedWork = {
  name: w('Work with an invoice', 'Obra con factura', 'Travaux facturés', 'Obra com fatura'),
  field_groups: [
    {
      code: 'price',
      name: w('Price', 'Precio', 'Prix', 'Preço'),
      fields: [
        {
          name: 'cost',
          label: w('Price on the invoice', 'Precio en la factura', 'Prix sur la facture', 'Preço na fatura'),
          type: 'Currency' as const,
          required: true,
          is_cost: true,
        },
      ],
    },
  ],
}

export const standardCart = (cap: string | undefined): NonNullable<ProgramTemplate['cart']> => ({
  title: w('Your measures', 'Sus medidas', 'Vos mesures', 'As suas medidas'),
  total_label: w('Total incentive', 'Reembolso total', 'Aide totale', 'Apoio total'),
  footnote: w(
    'An estimate. The reviewer confirms it.',
    'Una estimación. La revisión la confirma.',
    'Ce montant est une estimation, à confirmer après l’étude.',
    'Este valor é uma estimativa, a confirmar depois da análise.',
  ),
  ...(cap !== undefined && { cap }),
})
