import type { IdentityPerson } from './identity-person.ts'

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The provider's own sign-in page: one button per person, since nobody needs to prove anything here, and one to go back. */
export function signInPage(provider: string, action: string, people: readonly IdentityPerson[]): string {
  const buttons = people
    .map(
      (person) =>
        `<button name="subject" value="${escaped(person.subject)}">${escaped(`${person.first_name} ${person.last_name}`)} <small>${escaped(person.email)}</small></button>`,
    )
    .join('\n')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(provider)}</title>
<meta name="viewport" content="width=device-width">
<style>body{font:17px/1.5 system-ui;max-width:28rem;margin:4rem auto;padding:0 1rem}
button{display:block;width:100%;margin:.5rem 0;padding:.75rem 1rem;font:inherit;text-align:left;cursor:pointer}
small{display:block;opacity:.7}</style>
<main><h1>${escaped(provider)}</h1><p>Choose who signs in.</p>
<form method="post" action="${escaped(action)}">${buttons}<button>Cancel</button></form></main></html>`
}
