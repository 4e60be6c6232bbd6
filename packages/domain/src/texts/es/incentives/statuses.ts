import type { Texts } from '../../namespaces.ts'

/** How a status is called, and what happens next in it. */
export const statusTexts = {
  status: {
    submitted: 'Enviada',
    eligibility_review: 'Revisión de elegibilidad',
    information_requested: 'Información solicitada',
    approved: 'Aprobada',
    payment_issued: 'Pago emitido',
    declined: 'Rechazada',
    withdrawn: 'Retirada',
  },
  next: {
    submitted: 'La hemos recibido. Buscamos a quien la revise.',
    eligibility_review: 'Se comparan sus respuestas con las reglas del reembolso.',
    information_requested: 'Necesitamos algo de usted. La revisión sigue cuando lo envíe.',
    approved: 'Está aprobada. Pagamos en cuanto tengamos todo lo que se pide.',
    payment_issued: 'El pago está en camino.',
    declined: 'No se puede pagar. Nuestro correo dice por qué.',
    withdrawn: 'Está retirada. Ya no sigue adelante.',
  },
} satisfies Texts
