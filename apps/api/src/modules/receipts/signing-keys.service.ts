import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import type { EndpointOutput, ReceiptSignature, receipts } from '@malote/api-client/contract'
import { type Context, inTransaction } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { decryptText, encryptText } from '../../platform/security/encrypted-text.ts'
import { insertKey, lockSigningKeys, retireKeys, selectKey, selectKeys } from './receipts.sql.ts'

interface SigningKey {
  readonly id: string
  readonly privateKey: KeyObject
}

/** A request that started before the rotation may still sign with the old key. */
const retirementDelayMs = 60_000

/**
 * Signs a text with the newest key in use that the secret of this process decrypts. Without one, it creates the first: after
 * the secret was lost, receipts are signed by a new key, and the old public keys still verify theirs.
 *
 * @throws AppError `unavailable` without a secret.
 */
export async function signText(ctx: Context, text: string): Promise<ReceiptSignature> {
  const { id, privateKey } = (await findSigningKey(ctx)) ?? (await createFirstKey(ctx))
  return { algorithm: 'Ed25519', keyId: id, value: sign(null, Buffer.from(text), privateKey).toString('base64url') }
}

/** Whether a signature is that of a key over a text; undefined for an unknown key. */
export async function isSignedBy(
  ctx: Context,
  text: string,
  signature: ReceiptSignature,
): Promise<boolean | undefined> {
  const key = await selectKey(ctx.db, signature.keyId)
  if (!key) return undefined
  return verify(null, Buffer.from(text), createPublicKey(key.public_key), Buffer.from(signature.value, 'base64url'))
}

/** Whether a key was retired before a moment; false for an unknown key. */
export async function isRetiredBefore(ctx: Context, keyId: string, at: Date): Promise<boolean> {
  const key = await selectKey(ctx.db, keyId)
  return key?.retired_at != null && key.retired_at < at
}

/** Creates a key that signs every receipt from now on, and retires the others. Returns its id. */
export function rotateSigningKey(ctx: Context): Promise<string> {
  return inTransaction(ctx, async (txCtx) => {
    await lockSigningKeys(txCtx.db)
    await retireKeys(txCtx.db, new Date(ctx.clock().getTime() + retirementDelayMs))
    return (await createKey(txCtx)).id
  })
}

/** Lists the public keys, newest first. */
export async function listReceiptKeys(ctx: Context): Promise<EndpointOutput<typeof receipts.keys>> {
  const rows = await selectKeys(ctx.db)
  return {
    data: rows.map(({ id, public_key, created_at, retired_at }) => ({
      keyId: id,
      algorithm: 'Ed25519',
      publicKey: public_key,
      createdAt: created_at.toISOString(),
      retiredAt: retired_at?.toISOString() ?? null,
    })),
  }
}

/** Finds the newest key in use that the secret of this process decrypts. */
export async function findSigningKey(ctx: Context): Promise<SigningKey | undefined> {
  const secret = requireSecret(ctx)
  for (const { id, private_key, retired_at } of await selectKeys(ctx.db)) {
    if (retired_at) continue
    const pem = decryptText(private_key, secret)
    if (pem) return { id, privateKey: createPrivateKey(pem) }
  }
  return undefined
}

/** Of processes that issue the first receipts at once, one creates the key. */
function createFirstKey(ctx: Context): Promise<SigningKey> {
  return inTransaction(ctx, async (txCtx) => {
    await lockSigningKeys(txCtx.db)
    return (await findSigningKey(txCtx)) ?? createKey(txCtx)
  })
}

async function createKey(ctx: Context): Promise<SigningKey> {
  const secret = requireSecret(ctx)
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const der = publicKey.export({ type: 'spki', format: 'der' })
  const id = createHash('sha256').update(der).digest('hex').slice(0, 16)
  await insertKey(ctx.db, {
    id,
    public_key: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    private_key: encryptText(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), secret),
    created_at: ctx.clock(),
  })
  return { id, privateKey }
}

function requireSecret({ services: { signingSecret }, log }: Context): string {
  if (signingSecret) return signingSecret
  log.error({}, 'receipts cannot be signed: set SIGNING_SECRET, or make the data folder writable')
  throw new AppError('unavailable', 'Os comprovantes não podem ser assinados agora. Avise quem cuida do servidor.')
}
