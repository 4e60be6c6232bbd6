import { spawnSync } from 'node:child_process'
import { installDebianPackage } from './debian.mjs'

const PROGRAM = 'systemd-analyze'

const installed = () => (spawnSync(PROGRAM, ['--version']).status === 0 ? PROGRAM : undefined)

/** What checks a unit of systemd, or undefined when it cannot be had here. */
export const findSystemdAnalyze = () =>
  installed() ?? (installDebianPackage('systemd') ? installed() : undefined)
