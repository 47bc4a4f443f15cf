import { randomUUID } from 'node:crypto'

import { demoProject } from '../scripts/demo-project'

/** A client of Google's Auth emulator: creates the accounts of the tests without the site. */

export type Account = { email: string; password: string }

const { id: PROJECT, apiKey: KEY } = demoProject
const PASSWORD = 'Abc12345'

export class Emulator {
  constructor(private readonly address: string) {}

  /** An unused e-mail address. */
  newEmail() {
    return `cook-${randomUUID()}@example.com`
  }

  /** A new account, with a given id if there is one. */
  async createAccount(id?: string): Promise<Account> {
    const account = { email: this.newEmail(), password: PASSWORD }
    await this.post(id ? `projects/${PROJECT}/accounts` : `accounts:signUp?key=${KEY}`, {
      ...account,
      ...(id ? { localId: id } : { returnSecureToken: true }),
    })
    return account
  }

  /** An ID token of an account, as another device would get it. */
  async signIn({ email, password }: Account): Promise<string> {
    const answer = await this.post(`accounts:signInWithPassword?key=${KEY}`, {
      email,
      password,
      returnSecureToken: true,
    })
    return (answer as { idToken: string }).idToken
  }

  /** Deletes the account with the id that the site stored as `access`. */
  async deleteAccount(id: string) {
    await this.post(`projects/${PROJECT}/accounts:delete`, { localId: id })
  }

  /** The links in the password-reset e-mails sent to an address. */
  async resetLinks(email: string): Promise<string[]> {
    const response = await fetch(`${this.address}/emulator/v1/projects/${PROJECT}/oobCodes`)
    const { oobCodes } = (await response.json()) as {
      oobCodes: { email: string; requestType: string; oobLink: string }[]
    }
    return oobCodes.flatMap((code) =>
      code.email === email && code.requestType === 'PASSWORD_RESET' ? [code.oobLink] : [],
    )
  }

  private async post(call: string, content: unknown): Promise<unknown> {
    const response = await fetch(`${this.address}/identitytoolkit.googleapis.com/v1/${call}`, {
      method: 'POST',
      // The administrator's token of the emulator.
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify(content),
    })
    if (!response.ok) throw new Error(`The Auth emulator refused ${call}: ${await response.text()}`)
    return response.json()
  }
}
