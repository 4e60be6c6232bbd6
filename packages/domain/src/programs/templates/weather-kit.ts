import { standardProgram, termsStep } from './standard-parts.ts'
import { standardStatuses } from './standard-statuses.ts'
import { option, type ProgramTemplate, inAll as w } from './template-words.ts'

const name = w(
  'Free weatherization kit',
  'Kit gratuito contra corrientes de aire',
  'Trousse gratuite contre les courants d’air',
  'Kit gratuito contra correntes de ar',
)
const { approved, payment_issued, declined } = standardStatuses
const packed = w(
  'The kit is being packed. You need not do anything.',
  'Estamos preparando el kit. Usted no tiene que hacer nada.',
  'Nous préparons la trousse. Vous n’avez rien à faire.',
  'Estamos a preparar o kit. Não precisa de fazer nada.',
)
const promise = approved?.promise && {
  ...approved.promise,
  working_days: 10,
  says: w(
    'The kit is mailed within 10 working days.',
    'El kit se envía en 10 días hábiles.',
    'La trousse est envoyée dans les 10 jours ouvrables.',
    'O kit é enviado em 10 dias úteis.',
  ),
}
const mail = approved?.mail && {
  ...approved.mail,
  text: w(
    'Good news about {{program}}: your application is approved. The kit is being packed.',
    'Buenas noticias sobre {{program}}: su solicitud está aprobada. Estamos preparando el kit.',
    'Bonne nouvelle\u00a0: votre demande pour {{program}} est approuvée. Nous préparons la trousse.',
    'Boas notícias sobre {{program}}: a sua candidatura foi aprovada. Estamos a preparar o kit.',
  ),
}
const sent = {
  name: w('Kit Mailed', 'Kit enviado', 'Trousse envoyée', 'Kit enviado'),
  description: w(
    'The kit is on its way to the address you gave.',
    'El kit está en camino a la dirección que usted indicó.',
    'La trousse est en route vers l’adresse que vous avez donnée.',
    'O kit vai a caminho da morada que indicou.',
  ),
}
const refused = w(
  'We cannot send you a kit. Our email says why.',
  'No podemos enviarle un kit. Nuestro correo electrónico dice por qué.',
  'Nous ne pouvons pas vous envoyer de trousse. Notre courriel dit pourquoi.',
  'Não podemos enviar-lhe um kit. O nosso email diz porquê.',
)
const kit = w('The kit', 'El kit', 'La trousse', 'O kit')

/** Three questions and the terms: the shortest way to something by mail. Nobody is paid, so the last statuses are about the kit. */
export const weatherKit: ProgramTemplate = {
  ...standardProgram(name),
  code: 'weather-kit',
  description: w(
    'Door sweeps, gaskets and a shower head by mail, for every household we serve.',
    'Burletes, juntas y un cabezal de ducha por correo, para todo hogar al que damos servicio.',
    'Des bas de porte, des coupe-froid et une pomme de douche envoyés par la poste à chaque ménage que nous desservons.',
    'Vedantes, juntas e um chuveiro enviados pelo correio a todos os clientes.',
  ),
  is_public: true,
  is_posted: true,
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
          options: [
            option('house', 'House', 'Casa', 'Maison', 'Moradia'),
            option('apartment', 'Apartment', 'Apartamento', 'Appartement', 'Apartamento'),
            option('mobile_home', 'Mobile home', 'Casa móvil', 'Maison mobile', 'Casa móvel'),
          ],
          required: true,
        },
        {
          code: 'drafty_doors',
          question: w(
            'How many drafty doors?',
            '¿Cuántas puertas dejan pasar corrientes de aire?',
            'Combien de portes laissent passer l’air\u202f?',
            'Quantas portas com corrente de ar?',
          ),
          type: 'Numeric',
          required: true,
          use_spinner: true,
          min: 0,
          max: 6,
        },
        {
          code: 'postal_address',
          prefill: { from: 'address' },
          question: w(
            'Where do we mail the kit?',
            '¿A dónde enviamos el kit?',
            'Où devons-nous envoyer la trousse\u202f?',
            'Para onde enviamos o kit?',
          ),
          type: 'Free-form (single line)',
          required: true,
        },
      ],
    },
  ],
  steps: [
    { id: 'kit', type: 'prq', name: kit, groups: ['kit'] },
    termsStep(
      w(
        'One kit per household per year. It is for your own use.',
        'Un kit por hogar y año. Es para su propio uso.',
        'Chaque ménage a droit à une trousse par an, pour son propre usage.',
        'Cada agregado tem direito a um kit por ano, para uso próprio.',
      ),
    ),
  ],
  statuses: {
    ...standardStatuses,
    ...(approved && { approved: { ...approved, description: packed, promise, mail } }),
    // Nothing is paid: whoever mails the kit says so.
    ...(payment_issued && { payment_issued: { ...payment_issued, ...sent, money: undefined } }),
    ...(declined && { declined: { ...declined, description: refused } }),
  },
}
