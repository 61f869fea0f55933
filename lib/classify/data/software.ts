/**
 * Software that people run themselves, by the name that the title of its sign-in page has. What kits copy is left out:
 * mail and hosting panels (cPanel, Roundcube, Zimbra, Outlook), routers, password managers.
 *
 * Source: the templates of each product in its own public repository, as of 2026-11; by hand.
 */
export const SOFTWARE: RegExp =
  /\b(?:phpmyadmin|phppgadmin|pgadmin|adminer|grafana|kibana|opensearch dashboards|jenkins|teamcity|gitea|forgejo|gogs|redmine|mantisbt|bugzilla|phabricator|nextcloud|owncloud|seafile|matomo|plausible|umami|metabase|superset|redash|plesk|directadmin|ispconfig|webmin|usermin|virtualmin|cockpit|proxmox|xen orchestra|pfsense|opnsense|openwrt|truenas|freenas|openmediavault|diskstation|portainer|rancher|argo cd|harbor|sonarqube|nexus repository|artifactory|airflow|rabbitmq|minio|keycloak|authentik|authelia|zitadel|zabbix|nagios|icinga|librenms|netdata|uptime kuma|checkmk|glpi|osticket|zammad|freescout|mattermost|rocket\.chat|discourse|moodle|opencart|prestashop|typo3|joomla|django|dolibarr|odoo|erpnext|suitecrm|jellyfin|home assistant|node-red|n8n|guacamole|semaphore|awx|snipe-it)\b/;
/** Words of titles and hosts that name nobody. */
export const NAMELESS: RegExp =
  /^(?:sign|sign-?in|login|logon|account|accounts|portal|secure|security|service|services|online|mail|webmail|email|home|page|welcome|your|with|from|web|site|cloud|access|user|member|members|update|verify|support|help|center|group|admin|official|free|company|shop|store|bank|banking)$/;
