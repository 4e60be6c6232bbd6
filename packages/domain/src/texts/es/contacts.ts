import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'missing-fields': 'Complete todos los campos obligatorios.',
    'unknown-field': 'Aquí los contactos no tienen el campo {{name}}.',
    'too-many': 'Ya tiene {{count}} contactos. Edite uno de ellos.',
  },
  field: {
    FirstName: 'Nombre',
    LastName: 'Apellido',
    Email: 'Correo electrónico',
    MobilePhone: 'Teléfono celular',
    OtherPhone: 'Otro teléfono',
    MailingPostalCode: 'Código postal de la dirección de correo',
  },
  title: 'Contactos',
  text: 'Personas a quienes podemos escribir o llamar sobre sus solicitudes.',
  list: 'Lista de contactos',
  primary: 'Contacto principal',
  choose: 'Elija un contacto',
  add: 'Agregar',
  from_profile: 'Completado con los datos de su perfil. Revíselo antes de guardar.',
  overview: 'Datos del contacto',
  edit: 'Editar',
  cancel: 'Cancelar',
  create: 'Crear',
  update: 'Actualizar',
  processing: 'Procesando...',
  updated: 'El contacto se ha actualizado',
  created: 'El contacto se ha creado',
  error: 'No pudimos cargar sus contactos.',
  retry: 'Intentar de nuevo',
} satisfies Texts
