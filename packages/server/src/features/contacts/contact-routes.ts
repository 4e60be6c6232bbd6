import {
  type Contact,
  Contact as ContactAttributes,
  ContactFieldInfo,
  ContactInput,
  ContactResponse,
} from '@hearthlight/domain/contacts/contact'
import { Many, one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { scopeOf } from '../../platform/scope.ts'
import { contactFieldsOf } from './contact-fields-of.ts'
import { type ContactDeps, changeContact, createContact, listContacts } from './save-contact.ts'

const tags = ['Contacts']
const ById = z.object({ Id: z.uuid() })
/** A guest's application has a contact too. */
const config = { policy: 'guest', inTrial: true } as const
const answer = (contact: Contact) => one('contacts', contact.id, contact)

export const contactRoutes =
  (deps: ContactDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/v1/contacts',
      { config, schema: { tags, response: { 200: Many('contacts', ContactAttributes) } } },
      async (request) => ({
        data: (await listContacts(deps, scopeOf(request))).map((contact) => answer(contact).data),
      }),
    )
    app.get(
      '/api/v1/contacts/contact_field_info',
      { config, schema: { tags, response: { 200: Many('contact_field_info', ContactFieldInfo) } } },
      async (request) => ({
        data: contactFieldsOf(scopeOf(request)).map(
          (field) => one('contact_field_info', field.name, field).data,
        ),
      }),
    )
    app.post(
      '/api/v1/contacts',
      { config, schema: { tags, body: ContactInput, response: { 201: ContactResponse } } },
      async (request, reply) =>
        reply.code(201).send(answer(await createContact(deps, scopeOf(request), request.body))),
    )
    app.put(
      '/api/v1/contacts/:Id',
      { config, schema: { tags, params: ById, body: ContactInput, response: { 200: ContactResponse } } },
      async (request) => answer(await changeContact(deps, scopeOf(request), request.params.Id, request.body)),
    )
  }
