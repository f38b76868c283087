import { expect, it } from 'vitest';
import { staffCategory } from './staffCategory.ts';

it('knows the association’s staff under each of its names, and leaves the others alone (AMB-022)', () => {
  const organisation = { brand: 'csi', associationName: 'CSI theological association' };
  for (const role of ['Staff of CSITA', 'Staff of CSI theological association', ' staff of csita '])
    expect(staffCategory(role, organisation)).toBe('Staff of CSI theological association');
  for (const role of ['Guest House Staff', 'Staff of', ''])
    expect(staffCategory(role, organisation)).toBe(role);
});
