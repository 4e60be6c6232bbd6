import { spawnSync } from 'node:child_process'

const call = (command, args) =>
  spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })

/** Installs one of Debian's packages when this machine lets us; answers whether it did. */
export function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || call('apt-get', ['--version']).status !== 0) return false
  process.stdout.write(`Installing Debian's package ${name}\n`)
  call('apt-get', ['update', '-qq'])
  return (
    call('apt-get', ['install', '-y', '-qq', '--no-remove', '--no-install-recommends', name]).status === 0
  )
}
