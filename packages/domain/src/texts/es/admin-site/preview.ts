import type { Texts } from '../../namespaces.ts'

export const previewTexts = {
  preview: {
    title: 'Vista previa del sitio',
    page: 'Página',
    language: 'Idioma',
    width: 'Ancho',
    scheme: 'Claro u oscuro',
    light: 'Claro',
    dark: 'Oscuro',
    only_you: 'El borrador. Solo usted lo ve.',
    invalid: 'El borrador tiene errores; así era antes de ellos.',
    person: 'Como quién',
    persons: {
      visitor: 'Un visitante',
      new: 'Alguien nuevo',
      report: 'Alguien con informe',
      guest: 'Un invitado',
    },
    pages: {
      home: 'Inicio',
      'how-it-works': 'Cómo funciona',
      about: 'Acerca de',
      'terms-and-conditions': 'Términos',
      'sign-in': 'Entrar',
      'sign-up': 'Crear cuenta',
      OffersPublic: 'Ofertas públicas',
      'buildings-list': 'Viviendas',
      'building-new': 'Una vivienda nueva',
      'home-overview': 'Resumen del informe',
      'home-analysis': 'Análisis del informe',
      incentives: 'Reembolsos',
      applications: 'Solicitudes',
      UserEdit: 'Perfil',
    },
  },
  language: {
    en: 'inglés',
    es: 'español',
    fr: 'francés',
    pt: 'portugués',
  },
} satisfies Texts
