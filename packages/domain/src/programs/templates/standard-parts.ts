import { type ProgramTemplate, inAll as w } from './template-words.ts'

type Statuses = ProgramTemplate['statuses']

const overdue = w(
  'We are late, and sorry for it. Write to us with the number of your application, and a supervisor answers.',
  'Vamos con retraso y lo sentimos. Escríbanos con el número de su solicitud y le responderá un supervisor.',
  'Nous sommes en retard et nous en sommes désolés. Écrivez-nous avec le numéro de votre demande et un responsable vous répondra.',
  'Estamos atrasados e pedimos desculpa. Escreva-nos com o número do seu pedido e um responsável responde.',
)
const withdrawn: { to: string; by: ('applicant' | 'reviewer')[] } = {
  to: 'withdrawn',
  by: ['applicant', 'reviewer'],
}

/** The way of an application as most programs have it. */
export const standardStatuses: Statuses = {
  project_initiation: {
    name: w('Started', 'Iniciada', 'Commencée', 'Iniciado'),
    description: w(
      'You are filling it in. Nobody has seen it yet.',
      'Usted la está rellenando. Nadie la ha visto todavía.',
      'Vous la remplissez. Personne ne l’a encore vue.',
      'Está a preenchê-lo. Ainda ninguém o viu.',
    ),
    applicant_may_edit: true,
    transitions: [{ to: 'submitted', by: ['applicant'] }, withdrawn],
  },
  submitted: {
    name: w('Submitted', 'Enviada', 'Envoyée', 'Enviado'),
    description: w(
      'We have it. A reviewer is being found.',
      'La hemos recibido. Buscamos a quien la revise.',
      'Nous l’avons reçue. Nous lui attribuons un analyste.',
      'Já o recebemos. Estamos a escolher quem o analisa.',
    ),
    promise: {
      working_days: 5,
      says: w(
        'A reviewer begins within 5 working days.',
        'Alguien empieza a revisarla en 5 días hábiles.',
        'L’étude commence dans les 5 jours ouvrables.',
        'A análise começa em 5 dias úteis.',
      ),
      overdue,
    },
    mail: {
      subject: w(
        'We have your application {{number}}',
        'Tenemos su solicitud {{number}}',
        'Nous avons reçu votre demande {{number}}',
        'Recebemos o seu pedido {{number}}',
      ),
      text: w(
        'Thank you. Your application to {{program}} is with us. You need not do anything now.',
        'Gracias. Su solicitud a {{program}} está con nosotros. Por ahora no tiene que hacer nada.',
        'Merci. Nous avons reçu votre demande pour {{program}}. Vous n’avez rien à faire pour l’instant.',
        'Obrigado. O seu pedido a {{program}} está connosco. Por agora não precisa de fazer nada.',
      ),
    },
    transitions: [{ to: 'eligibility_review', by: ['reviewer', 'system'] }, withdrawn],
  },
  eligibility_review: {
    name: w('In review', 'En revisión', 'À l’étude', 'Em análise'),
    promise: {
      working_days: 15,
      says: w(
        'You hear from us within 15 working days.',
        'Tendrá noticias nuestras en 15 días hábiles.',
        'Vous aurez de nos nouvelles dans les 15 jours ouvrables.',
        'Terá notícias nossas em 15 dias úteis.',
      ),
      overdue,
    },
    transitions: [
      { to: 'information_requested', by: ['reviewer'] },
      { to: 'approved', by: ['reviewer'] },
      { to: 'declined', by: ['reviewer'] },
      withdrawn,
    ],
  },
  information_requested: {
    name: w('Waiting for you', 'A la espera de usted', 'En attente de votre réponse', 'À sua espera'),
    description: w(
      'The reviewer needs something from you. The review goes on when you send it.',
      'Necesitamos algo de usted. La revisión sigue cuando lo envíe.',
      'Il nous manque un renseignement. L’étude reprendra quand vous l’aurez envoyé.',
      'Falta-nos algo da sua parte. A análise continua quando o enviar.',
    ),
    applicant_may_edit: true,
    transitions: [{ to: 'eligibility_review', by: ['applicant', 'reviewer'] }, withdrawn],
  },
  approved: {
    name: w('Approved', 'Aprobada', 'Approuvée', 'Aprovado'),
    money: 'committed',
    promise: {
      working_days: 20,
      says: w(
        'The payment takes 20 working days.',
        'El pago tarda 20 días hábiles.',
        'Le paiement prend 20 jours ouvrables.',
        'O pagamento demora 20 dias úteis.',
      ),
      overdue,
    },
    mail: {
      subject: w(
        'Your application {{number}} is approved',
        'Su solicitud {{number}} está aprobada',
        'Votre demande {{number}} est approuvée',
        'O seu pedido {{number}} foi aprovado',
      ),
      text: w(
        'Good news about {{program}}: your application is approved. The payment is being prepared.',
        'Buenas noticias sobre {{program}}: su solicitud está aprobada. Estamos preparando el pago.',
        'Bonne nouvelle\u00a0: votre demande pour {{program}} est approuvée. Nous préparons le paiement.',
        'Boas notícias sobre {{program}}: o seu pedido foi aprovado. Estamos a preparar o pagamento.',
      ),
    },
    transitions: [{ to: 'payment_issued', by: ['reviewer', 'system'] }, withdrawn],
  },
  payment_issued: { name: w('Paid', 'Pagada', 'Payée', 'Pago'), money: 'paid', is_end: true },
  declined: {
    name: w('Declined', 'Rechazada', 'Refusée', 'Recusado'),
    description: w(
      'The program cannot pay for this. The letter says why, and how to object.',
      'El programa no puede pagar esto. La carta dice por qué y cómo reclamar.',
      'Le programme ne peut pas accepter votre demande. La lettre indique la raison et la façon de contester.',
      'O programa não pode pagar isto. A carta diz porquê e como reclamar.',
    ),
    is_end: true,
  },
  withdrawn: { name: w('Withdrawn', 'Retirada', 'Retirée', 'Retirado'), is_end: true },
}

export const termsStep = (text: ReturnType<typeof w>): ProgramTemplate['steps'][number] => ({
  id: 'terms',
  type: 'tandc',
  name: w('Terms and conditions', 'Términos y condiciones', 'Conditions', 'Termos e condições'),
  buttons: {
    next_label: w('Submit the application', 'Enviar la solicitud', 'Envoyer la demande', 'Enviar o pedido'),
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
      'O seu pedido está connosco.',
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
export const standardDetail = (title: ReturnType<typeof w>): ProgramTemplate['detail'] => ({
  title,
  groups: [
    {
      name: w('The application', 'La solicitud', 'La demande', 'O pedido'),
      fields: [
        { name: 'number', label: w('Number', 'Número', 'Numéro', 'Número') },
        { name: 'status', label: w('Status', 'Estado', 'État', 'Estado') },
        { name: 'building', label: w('Home', 'Vivienda', 'Logement', 'Habitação') },
        { name: 'submitted_at', label: w('Submitted', 'Enviada', 'Envoyée', 'Enviado') },
      ],
    },
  ],
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
  total_label: w('Total incentive', 'Incentivo total', 'Aide totale', 'Incentivo total'),
  footnote: w(
    'An estimate. The reviewer confirms it.',
    'Una estimación. La revisión la confirma.',
    'Ce montant est une estimation, à confirmer après l’étude.',
    'Uma estimativa. A análise confirma-a.',
  ),
  ...(cap !== undefined && { cap }),
})
