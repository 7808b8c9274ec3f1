import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEVICE_COOKIE, deviceCookieOptions, readDeviceCookie, writeDeviceCookie } from './known-devices.server.ts'
import { type Browser, type OpenedSession, SESSION_COOKIE, sessionCookieOptions } from './sessions.server.ts'

export function browserOf({ headers, cookies }: FastifyRequest): Browser {
  return {
    userAgent: headers['user-agent'] ?? null,
    previousToken: cookies[SESSION_COOKIE],
    deviceTokens: readDeviceCookie(cookies[DEVICE_COOKIE]),
  }
}

export function knowDevice(request: FastifyRequest, reply: FastifyReply, tokens: readonly string[]): void {
  reply.setCookie(DEVICE_COOKIE, writeDeviceCookie(tokens), deviceCookieOptions(request.protocol === 'https'))
}

export function letIn(request: FastifyRequest, reply: FastifyReply, { token, deviceTokens }: OpenedSession) {
  reply.setCookie(SESSION_COOKIE, token, sessionCookieOptions(request.protocol === 'https'))
  knowDevice(request, reply, deviceTokens)
  return { authenticated: true }
}
