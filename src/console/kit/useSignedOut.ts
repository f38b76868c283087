import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { dropGuards } from './form/unsaved.ts';
import { forgetSession } from './session.ts';
import { settleSignIn } from './signInGate.ts';

/** Makes this browser forget the session and goes to the login; drafts stay (000 §4). Notifying the server is up to the caller. */
export function useSignedOut(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return () => {
    dropGuards();
    settleSignIn(false);
    forgetSession();
    client.clear();
    void navigate('/login');
  };
}
