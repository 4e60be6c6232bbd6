import { existsSync } from 'node:fs'
import { installDebianPackage } from './debian.mjs'

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx']

const installed = () => PLACES.find((path) => existsSync(path))

/** The path of an nginx for the test of the deployment, or undefined when none can be had here. */
export const findNginx = () => installed() ?? (installDebianPackage('nginx') ? installed() : undefined)
