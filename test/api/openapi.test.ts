import { describe, expect, it } from 'vitest';
import { CALLS } from '#calls/calls.ts';
import { userTypes } from '#calls/response.ts';
import { openApi } from '#reference/openapi.ts';
import { readSettings } from '#settings/settings.ts';

const described = openApi(CALLS, readSettings({}).organisation);

describe('the description of the API', () => {
  // A change here is a change for everybody who calls us: look at the difference, then renew it with
  // npx vitest run --project api test/api/openapi.test.ts -u
  it('is the one that was reviewed', async () => {
    await expect(`${JSON.stringify(described, null, 2)}\n`).toMatchFileSnapshot('../../docs/openapi.json');
  });

  it('names all types of users that are listed, console users among them', () => {
    const { type } = (
      described.components.schemas.UserListBody as { properties: Record<string, { enum: unknown[] }> }
    ).properties;
    expect(type?.enum).toEqual([...userTypes(), 'all', '', null]);
    expect(type?.enum).toEqual(
      expect.arrayContaining(['csi_user', 'diocese_user', 'department_user', 'officers']),
    );
  });

  it('says of every input what it takes', () => {
    const untyped: string[] = [];
    for (const [path, methods] of Object.entries(described.paths)) {
      for (const operation of Object.values(methods)) {
        const { requestBody } = operation as {
          requestBody?: { content: Record<string, { schema: { properties?: Record<string, object> } }> };
        };
        const properties = requestBody?.content['application/json']?.schema.properties ?? {};
        for (const [name, schema] of Object.entries(properties))
          if (!('type' in schema) && !('anyOf' in schema) && !('enum' in schema))
            untyped.push(`${path} ${name}`);
      }
    }
    expect(untyped).toEqual([]);
  });
});
