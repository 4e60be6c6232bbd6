import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'unknown-host': 'Esta dirección no pertenece a ninguno de nuestros sitios.',
    'invalid-configuration': 'Esta configuración tiene errores y no se puede publicar.',
  },
  field: {
    first_name: 'Nombre',
    last_name: 'Apellido',
    email: 'Correo electrónico',
    mobile_phone: 'Teléfono móvil',
    mailing_address: 'Dirección postal',
    city: 'Ciudad',
    region: 'Estado o provincia',
    country: 'País',
    zip: 'Código postal',
    community: 'Comunidad',
  },
} satisfies Texts
