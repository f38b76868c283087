#!/usr/bin/env bash
# Patroni 3.0.2 (Debian 12) asked by HAProxy 2.6 with `option httpchk GET /primary`: HAProxy has seen enough when the head of the answer is there and hangs up, Patroni sends the
# body in a second piece, and writes a warning with a traceback of some twenty lines for each one that it could not send any more, each second for each machine. With HEAD, or OPTIONS
# as Patroni's own example has it, there is none. Nothing is wrong with the checks; what is wrong elsewhere is hard to find in such a log.
# PostgreSQL is not needed for it: this Patroni waits for another member to make the cluster, and answers 503.
# Needs apt-get of Debian 12 and its python3 (3.11) and Node. Exits with 1 when they behave otherwise than on 2026-11-30.
set -euo pipefail
folder="$(mktemp -d)"
cd "$folder"
chmod 755 "$folder"
end() {
  for one in ${running:-}; do kill "$one" || true; done
  wait
  rm -rf "$folder"
}
trap end EXIT
apt-get download -qq patroni=3.0.2-1 haproxy etcd-server=3.4.23-4+b4 etcd-client=3.4.23-4+b4 liblua5.3-0 libopentracing-c-wrapper0 libopentracing1 python3-etcd \
  python3-psycopg2 python3-dateutil python3-yaml python3-click python3-prettytable python3-wcwidth python3-psutil python3-urllib3 python3-six python3-dnspython \
  python3-cdiff libyaml-0-2 libpq5 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" root; done
export PYTHONPATH="$folder/root/usr/lib/python3/dist-packages" LD_LIBRARY_PATH="$folder/root/usr/lib/x86_64-linux-gnu"
port() { node -e 'require("net").createServer().listen(0, "127.0.0.1", function () { console.log(this.address().port); this.close(); })'; }
client="$(port)" peer="$(port)" api="$(port)" database="$(port)"

root/usr/bin/etcd --data-dir etcd --name one --listen-client-urls "http://127.0.0.1:$client" --advertise-client-urls "http://127.0.0.1:$client" \
  --listen-peer-urls "http://127.0.0.1:$peer" --initial-advertise-peer-urls "http://127.0.0.1:$peer" --initial-cluster "one=http://127.0.0.1:$peer" >etcd.log 2>&1 &
running=$!
until ETCDCTL_API=3 root/usr/bin/etcdctl --endpoints "http://127.0.0.1:$client" put /service/finding/initialize 1 >/dev/null 2>&1; do sleep 0.2; done
cat >patroni.yml <<CONF
scope: finding
name: one
restapi: { listen: '127.0.0.1:$api', connect_address: '127.0.0.1:$api' }
etcd3: { host: '127.0.0.1:$client' }
postgresql:
  listen: 127.0.0.1:$database
  connect_address: 127.0.0.1:$database
  data_dir: $folder/data
  authentication: { superuser: { username: postgres, password: one }, replication: { username: replicator, password: one } }
CONF
/usr/bin/python3 root/usr/bin/patroni patroni.yml >patroni.log 2>&1 &
running="$running $!"
until [ "$(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:$api/primary")" = 503 ]; do sleep 0.2; done

# How many tracebacks Patroni writes within ten seconds of checks by this method, ten a second.
tracebacks() {
  local before haproxy
  before="$(grep -c '^.*Traceback' patroni.log || true)"
  cat >haproxy.cfg <<CONF
defaults
  mode tcp
  timeout connect 1s
  timeout client 1s
  timeout server 1s
listen database
  bind 127.0.0.1:$(port)
  option httpchk $1 /primary
  server one 127.0.0.1:$database check port $api inter 100ms
CONF
  root/usr/sbin/haproxy -db -f haproxy.cfg >/dev/null 2>&1 &
  haproxy=$!
  sleep 10
  kill "$haproxy"
  wait "$haproxy" 2>/dev/null || true
  sleep 1
  echo $(($(grep -c '^.*Traceback' patroni.log || true) - before))
}
get="$(tracebacks GET)" head="$(tracebacks HEAD)" options="$(tracebacks OPTIONS)"
echo "tracebacks in ten seconds of checks: $get by GET, $head by HEAD, $options by OPTIONS"
if [ "$get" -gt 0 ] && [ "$head" -eq 0 ] && [ "$options" -eq 0 ]; then echo 'Patroni 3.0.2 behaves as described'; else
  echo 'Patroni has CHANGED'
  exit 1
fi
