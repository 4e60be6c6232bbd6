import { defineEmbedElement } from './embed/embed-element.ts'

/** The script that other sites load, built to /embed.js. As a module it does not know where it came from. */
const script = document.currentScript
defineEmbedElement(script instanceof HTMLScriptElement && script.src ? new URL(script.src).origin : null)
