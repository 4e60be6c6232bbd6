import { type ProgramTemplate, inAll as w } from './template-words.ts'

type Statuses = ProgramTemplate['statuses']

const overdue = w(
  'We are late, and we are sorry. Write to us with the number of your application, and a supervisor will answer.',
  'Vamos con retraso y lo sentimos. Escríbanos con el número de su solicitud y le responderá un supervisor.',
  'Nous sommes en retard et nous en sommes désolés. Écrivez-nous avec le numéro de votre demande et un responsable vous répondra.',
  'Estamos atrasados e pedimos desculpa. Escreva-nos com o número da sua candidatura e um responsável responde.',
)
const withdrawn: { to: string; by: ('applicant' | 'reviewer')[] } = {
  to: 'withdrawn',
  by: ['applicant', 'reviewer'],
}

/** The way of an application as most programs have it. */
export const standardStatuses: Statuses = {
  project_initiation: {
    name: w('Project initiation', 'Inicio del proyecto', 'Début du projet', 'Início do projeto'),
    description: w(
      'You are filling it in. Nobody has seen it yet.',
      'Usted la está llenando. Nadie la ha visto todavía.',
      'Vous la remplissez. Personne ne l’a encore vue.',
      'Está a preenchê-la. Ainda ninguém a viu.',
    ),
    applicant_may_edit: true,
    transitions: [{ to: 'submitted', by: ['applicant'] }, withdrawn],
  },
  submitted: {
    name: w('Submitted', 'Enviada', 'Envoyée', 'Enviada'),
    description: w(
      'We have it. We are assigning a reviewer.',
      'La hemos recibido. Buscamos a quien la revise.',
      'Nous l’avons reçue. Nous lui attribuons un analyste.',
      'Já a recebemos. Estamos a escolher quem a analisa.',
    ),
    promise: {
      working_days: 5,
      says: w(
        'A reviewer will begin within 5 working days.',
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
        'Recebemos a sua candidatura {{number}}',
      ),
      text: w(
        'Thank you. Your application to {{program}} is with us. You need not do anything now.',
        'Gracias. Su solicitud a {{program}} está con nosotros. Por ahora no tiene que hacer nada.',
        'Merci. Nous avons reçu votre demande pour {{program}}. Vous n’avez rien à faire pour l’instant.',
        'Obrigado. A sua candidatura a {{program}} está connosco. Por agora não precisa de fazer nada.',
      ),
    },
    transitions: [{ to: 'eligibility_review', by: ['reviewer', 'system'] }, withdrawn],
  },
  eligibility_review: {
    name: w(
      'Eligibility Review',
      'Revisión de elegibilidad',
      'Étude de l’admissibilité',
      'Análise da elegibilidade',
    ),
    promise: {
      working_days: 15,
      says: w(
        'You will hear from us within 15 working days.',
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
    name: w(
      'Information Requested',
      'Información solicitada',
      'Renseignements demandés',
      'Informação pedida',
    ),
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
    name: w('Approved', 'Aprobada', 'Approuvée', 'Aprovada'),
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
        'A sua candidatura {{number}} foi aprovada',
      ),
      text: w(
        'Good news about {{program}}: your application is approved. The payment is being prepared.',
        'Buenas noticias sobre {{program}}: su solicitud está aprobada. Estamos preparando el pago.',
        'Bonne nouvelle\u00a0: votre demande pour {{program}} est approuvée. Nous préparons le paiement.',
        'Boas notícias sobre {{program}}: a sua candidatura foi aprovada. Estamos a preparar o pagamento.',
      ),
    },
    transitions: [{ to: 'payment_issued', by: ['reviewer', 'system'] }, withdrawn],
  },
  payment_issued: {
    name: w('Payment Issued', 'Pago emitido', 'Paiement émis', 'Pagamento emitido'),
    money: 'paid',
    is_end: true,
  },
  declined: {
    name: w('Declined', 'Rechazada', 'Refusée', 'Recusada'),
    description: w(
      'The program cannot pay for this. Our email says why.',
      'El programa no puede pagar esto. Nuestro correo dice por qué.',
      'Le programme ne peut pas payer cela. Notre courriel dit pourquoi.',
      'O programa não pode pagar isto. O nosso email diz porquê.',
    ),
    is_end: true,
  },
  withdrawn: { name: w('Withdrawn', 'Retirada', 'Retirée', 'Retirada'), is_end: true },
}
